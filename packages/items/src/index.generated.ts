import { item as item56004 } from './56004/item.ts'
import { item as item56005 } from './56005/item.ts'
import { item as item5600801 } from './5600801/item.ts'
import { item as item5600802 } from './5600802/item.ts'
import { item as item56009 } from './56009/item.ts'
import { item as item56010 } from './56010/item.ts'
import { item as item5601101 } from './5601101/item.ts'
import { item as item5601102 } from './5601102/item.ts'
import { item as item56012 } from './56012/item.ts'
import { item as item56013 } from './56013/item.ts'
import { item as item56014A } from './56014-a/item.ts'
import { item as item56014B } from './56014-b/item.ts'
import { item as item56015 } from './56015/item.ts'
import { item as item56016 } from './56016/item.ts'
import { item as item56017 } from './56017/item.ts'
import { item as item56019 } from './56019/item.ts'
import { item as item56022 } from './56022/item.ts'
import { item as itemTBCrpPaMainEntity } from './TBCrpPaMainEntity/item.ts'
import { item as itemTBCrpPpMainEntity } from './TBCrpPpMainEntity/item.ts'
import { item as itemTBCrpPyplanMainEntityPlan1 } from './TBCrpPyplanMainEntity_plan1/item.ts'
import { item as itemTBCrrPplanEntityPlan1 } from './TBCrrPplanEntity_plan1/item.ts'
import { item as itemTBCrrPyplanMainEntityPlan1 } from './TBCrrPyplanMainEntity_plan1/item.ts'
import { item as itemTBCrrSzhMainEntity } from './TBCrrSzhMainEntity/item.ts'
import { item as itemTBCrrYfxMainEntity } from './TBCrrYfxMainEntity/item.ts'
import { item as itemTBSpPyplanMainEntityPlan1 } from './TBSpPyplanMainEntity_plan1/item.ts'
import { item as itemOther } from './other/item.ts'

export const items = [
  item56004,
  item56005,
  item5600801,
  item5600802,
  item56009,
  item56010,
  item5601101,
  item5601102,
  item56012,
  item56013,
  item56014A,
  item56014B,
  item56015,
  item56016,
  item56017,
  item56019,
  item56022,
  itemTBCrpPaMainEntity,
  itemTBCrpPpMainEntity,
  itemTBCrpPyplanMainEntityPlan1,
  itemTBCrrPplanEntityPlan1,
  itemTBCrrPyplanMainEntityPlan1,
  itemTBCrrSzhMainEntity,
  itemTBCrrYfxMainEntity,
  itemTBSpPyplanMainEntityPlan1,
  itemOther,
]
