import { contract } from '@wenwu/core/organizations/contract'
import { call } from './call.ts'

/** How pickers of organisations read the tree: level by level, or by what is typed. */
export const organizationSource = {
  children: (parentId: string | null, page: number) => call(contract.children, { parentId, page }),
  search: (keyword: string, signal: AbortSignal) => call(contract.search, { keyword }, { signal, isQuiet: true }),
}
