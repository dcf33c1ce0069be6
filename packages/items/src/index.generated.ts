import { item as itemTBCrpPaMainEntity } from './TBCrpPaMainEntity/item.ts'

export const items = [itemTBCrpPaMainEntity]
