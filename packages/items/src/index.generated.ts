import { item as item56005 } from './56005/item.ts'
import { item as item5600802 } from './5600802/item.ts'
import { item as item56014A } from './56014-a/item.ts'
import { item as item56014B } from './56014-b/item.ts'
import { item as itemTBCrpPaMainEntity } from './TBCrpPaMainEntity/item.ts'
import { item as itemTBCrpPpMainEntity } from './TBCrpPpMainEntity/item.ts'

export const items = [item56005, item5600802, item56014A, item56014B, itemTBCrpPaMainEntity, itemTBCrpPpMainEntity]
