import { lawClasses, lawDates, lawSorts, lawStandings, lawTabs, type LawQuery } from '@wenwu/core/laws/model'
import { dayOf } from '@wenwu/core/kernel/date'
import type { ListQuery } from '../../ui/list/list-types.ts'

/** What the address of /regulations says, as the contract asks for it; values nobody knows are dropped. */
export function lawQueryOf({ values, preset, sort, page }: ListQuery): LawQuery {
  return {
    filter: {
      keyword: values['keyword']?.slice(0, 100),
      tab: lawTabs.find((tab) => tab === preset && tab !== 'all'),
      lawClass: Object.keys(lawClasses).find((lawClass) => lawClass === values['class']),
      standing: lawStandings.find((standing) => standing === values['standing']),
      dateKind: lawDates.find((kind) => kind === values['dates']),
      from: dayOf(values['from']),
      to: dayOf(values['to']),
    },
    sort: lawSorts.find((allowed) => allowed === sort) ?? 'published-desc',
    page,
  }
}
