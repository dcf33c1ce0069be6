import { findEntry } from '@wenwu/core/codes/code-list'
import { findCodeList } from '@wenwu/core/codes/code-lists'
import { statuses } from '@wenwu/core/codes/statuses'
import type { ItemContext } from '@wenwu/core/item/parse'

/** What items of this product may refer to. */
export const itemContext: ItemContext = {
  hasCodeList: (id) => findCodeList(id) !== undefined,
  isStatus: (code) => findEntry(statuses, code) !== undefined,
}
