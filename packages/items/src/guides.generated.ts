import type { GuideDefinition } from '@wenwu/core/item/guide'
import { guide as guide56004 } from './56004/guide.ts'
import { guide as guide56005 } from './56005/guide.ts'
import { guide as guide5600801 } from './5600801/guide.ts'
import { guide as guide5600802 } from './5600802/guide.ts'
import { guide as guide56009 } from './56009/guide.ts'
import { guide as guide56010 } from './56010/guide.ts'
import { guide as guide5601101 } from './5601101/guide.ts'
import { guide as guide5601102 } from './5601102/guide.ts'
import { guide as guide56012 } from './56012/guide.ts'
import { guide as guide56013 } from './56013/guide.ts'
import { guide as guide56014A } from './56014-a/guide.ts'
import { guide as guide56014B } from './56014-b/guide.ts'
import { guide as guide56015 } from './56015/guide.ts'
import { guide as guide56016 } from './56016/guide.ts'
import { guide as guide56017 } from './56017/guide.ts'
import { guide as guide56019 } from './56019/guide.ts'
import { guide as guide5602001 } from './5602001/guide.ts'
import { guide as guide5602002 } from './5602002/guide.ts'
import { guide as guide5602003 } from './5602003/guide.ts'
import { guide as guide5602004 } from './5602004/guide.ts'
import { guide as guide5602005 } from './5602005/guide.ts'
import { guide as guide56022 } from './56022/guide.ts'
import { guide as guideTBCrpPaMainEntity } from './TBCrpPaMainEntity/guide.ts'
import { guide as guideTBCrpPpMainEntity } from './TBCrpPpMainEntity/guide.ts'
import { guide as guideTBCrpPyplanMainEntityPlan1 } from './TBCrpPyplanMainEntity_plan1/guide.ts'
import { guide as guideTBCrrPplanEntityPlan1 } from './TBCrrPplanEntity_plan1/guide.ts'
import { guide as guideTBCrrPyplanMainEntityPlan1 } from './TBCrrPyplanMainEntity_plan1/guide.ts'
import { guide as guideTBCrrSzhMainEntity } from './TBCrrSzhMainEntity/guide.ts'
import { guide as guideTBCrrYfxMainEntity } from './TBCrrYfxMainEntity/guide.ts'
import { guide as guideTBSpPyplanMainEntityPlan1 } from './TBSpPyplanMainEntity_plan1/guide.ts'
import { guide as guideOther } from './other/guide.ts'

export const guides: readonly GuideDefinition[] = [
  guide56004,
  guide56005,
  guide5600801,
  guide5600802,
  guide56009,
  guide56010,
  guide5601101,
  guide5601102,
  guide56012,
  guide56013,
  guide56014A,
  guide56014B,
  guide56015,
  guide56016,
  guide56017,
  guide56019,
  guide5602001,
  guide5602002,
  guide5602003,
  guide5602004,
  guide5602005,
  guide56022,
  guideTBCrpPaMainEntity,
  guideTBCrpPpMainEntity,
  guideTBCrpPyplanMainEntityPlan1,
  guideTBCrrPplanEntityPlan1,
  guideTBCrrPyplanMainEntityPlan1,
  guideTBCrrSzhMainEntity,
  guideTBCrrYfxMainEntity,
  guideTBSpPyplanMainEntityPlan1,
  guideOther,
]
