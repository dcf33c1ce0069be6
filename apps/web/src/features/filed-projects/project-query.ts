import { findEntry } from '@wenwu/core/codes/code-list'
import { provinces } from '@wenwu/core/codes/provinces'
import { filedProjectSorts, type FiledProjectQuery } from '@wenwu/core/filed-projects/model'
import type { ListQuery } from '../../ui/list/list-types.ts'

/** What the address of /filed-projects says, as the contract asks for it; values nobody knows are dropped. */
export function projectQueryOf({ values, sort, page }: ListQuery): FiledProjectQuery {
  return {
    keyword: values['keyword']?.slice(0, 100),
    provinceCode: findEntry(provinces, values['province'] ?? '')?.code,
    approvedFrom: day(values['from']),
    approvedTo: day(values['to']),
    hasFile: values['file'] === 'with' ? true : values['file'] === 'without' ? false : undefined,
    sort: filedProjectSorts.find((allowed) => allowed === sort) ?? 'approved-desc',
    page,
  }
}

function day(text: string | undefined): string | undefined {
  return text !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined
}
