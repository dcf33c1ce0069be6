import { z } from 'zod'
import { findEntry } from '../codes/code-list.ts'
import { statusChoices, statuses, statusesFromWire, statusNameOf } from '../codes/statuses.ts'
import type { ListFilter } from '../list/filter.ts'

/**
 * By status: choices in words, in the address as codes with commas between them. On the wire `busiStat` is one status, which has statements of
 * its own, and `statue` several; its codes that do not exist are dropped, an empty list matches no case.
 */
export function statusFilter(longest: number): ListFilter<{ status?: string | undefined; statuses?: string[] | undefined }> {
  return {
    control: {
      kind: 'select',
      key: 'status',
      label: 'list.status',
      choices: ({ textOf }) => statusChoices(textOf).map((choice) => ({ value: choice.codes.join(), label: choice.label })),
      // addresses of earlier versions name one code of several that share a name
      labelOf: (value, { textOf }) =>
        [...new Set(knownStatuses(value).map((status) => textOf(statusNameOf({ status, isNotAccepted: false }))))].join('、'),
    },
    shape: { busiStat: z.string().max(10).optional(), statue: z.string().max(longest).optional() },
    fromWire: ({ busiStat, statue }) => ({
      ...(typeof busiStat === 'string' && busiStat !== '' && { status: busiStat }),
      ...(typeof statue === 'string' && statue !== '' && { statuses: statusesFromWire(statue) }),
    }),
    toWire: (filter) => ({ busiStat: filter.status, statue: filter.statuses?.join(',') }),
    fromAddress: (values) => {
      const [first, ...others] = knownStatuses(values['status'])
      if (first === undefined) return {}
      return others.length === 0 ? { status: first } : { statuses: [first, ...others] }
    },
  }
}

function knownStatuses(value = ''): string[] {
  return value.split(',').filter((code) => findEntry(statuses, code) !== undefined)
}
