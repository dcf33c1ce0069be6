import { findEntry } from '@wenwu/core/codes/code-list'
import { standardNatures } from '@wenwu/core/codes/standard-natures'
import { standardStatuses } from '@wenwu/core/codes/standard-statuses'
import { standardFields, standardSorts, type StandardQuery } from '@wenwu/core/standards/model'
import type { ListQuery } from '../../ui/list/list-types.ts'

/** What the address of /specification says, as the contract asks for it; values nobody knows are dropped. */
export function standardQueryOf({ values, sort, page }: ListQuery): StandardQuery {
  return {
    filter: {
      keyword: values['keyword']?.slice(0, 100),
      field: standardFields.find((field) => field === values['in']),
      publishedFrom: day(values['from']),
      publishedTo: day(values['to']),
      statusCode: findEntry(standardStatuses, values['status'] ?? '')?.code,
      natureCode: findEntry(standardNatures, values['nature'] ?? '')?.code,
    },
    sort: standardSorts.find((allowed) => allowed === sort) ?? 'published-desc',
    page,
  }
}

function day(text: string | undefined): string | undefined {
  return text !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined
}
