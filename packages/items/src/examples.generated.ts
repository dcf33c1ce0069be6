import type { FormData } from '@wenwu/core/form/model'
import example56004 from './56004/example.json' with { type: 'json' }
import example56005 from './56005/example.json' with { type: 'json' }
import example5600801 from './5600801/example.json' with { type: 'json' }
import example5600802 from './5600802/example.json' with { type: 'json' }
import example56009 from './56009/example.json' with { type: 'json' }
import example56010 from './56010/example.json' with { type: 'json' }
import example5601101 from './5601101/example.json' with { type: 'json' }
import example5601102 from './5601102/example.json' with { type: 'json' }
import example56012 from './56012/example.json' with { type: 'json' }
import example56013 from './56013/example.json' with { type: 'json' }
import example56014A from './56014-a/example.json' with { type: 'json' }
import example56014B from './56014-b/example.json' with { type: 'json' }
import example56015 from './56015/example.json' with { type: 'json' }
import example56016 from './56016/example.json' with { type: 'json' }
import example56017 from './56017/example.json' with { type: 'json' }
import example56019 from './56019/example.json' with { type: 'json' }
import example56022 from './56022/example.json' with { type: 'json' }
import exampleTBCrpPaMainEntity from './TBCrpPaMainEntity/example.json' with { type: 'json' }
import exampleTBCrpPpMainEntity from './TBCrpPpMainEntity/example.json' with { type: 'json' }
import exampleTBCrpPyplanMainEntityPlan1 from './TBCrpPyplanMainEntity_plan1/example.json' with { type: 'json' }
import exampleTBCrrPplanEntityPlan1 from './TBCrrPplanEntity_plan1/example.json' with { type: 'json' }
import exampleTBCrrPyplanMainEntityPlan1 from './TBCrrPyplanMainEntity_plan1/example.json' with { type: 'json' }
import exampleTBCrrSzhMainEntity from './TBCrrSzhMainEntity/example.json' with { type: 'json' }
import exampleTBCrrYfxMainEntity from './TBCrrYfxMainEntity/example.json' with { type: 'json' }
import exampleTBSpPyplanMainEntityPlan1 from './TBSpPyplanMainEntity_plan1/example.json' with { type: 'json' }
import exampleOther from './other/example.json' with { type: 'json' }

/** The complete valid case in the folder of each item, by code. */
export const examples: Readonly<Record<string, FormData>> = {
  '56004': example56004,
  '56005': example56005,
  '5600801': example5600801,
  '5600802': example5600802,
  '56009': example56009,
  '56010': example56010,
  '5601101': example5601101,
  '5601102': example5601102,
  '56012': example56012,
  '56013': example56013,
  '56014-a': example56014A,
  '56014-b': example56014B,
  '56015': example56015,
  '56016': example56016,
  '56017': example56017,
  '56019': example56019,
  '56022': example56022,
  TBCrpPaMainEntity: exampleTBCrpPaMainEntity,
  TBCrpPpMainEntity: exampleTBCrpPpMainEntity,
  TBCrpPyplanMainEntity_plan1: exampleTBCrpPyplanMainEntityPlan1,
  TBCrrPplanEntity_plan1: exampleTBCrrPplanEntityPlan1,
  TBCrrPyplanMainEntity_plan1: exampleTBCrrPyplanMainEntityPlan1,
  TBCrrSzhMainEntity: exampleTBCrrSzhMainEntity,
  TBCrrYfxMainEntity: exampleTBCrrYfxMainEntity,
  TBSpPyplanMainEntity_plan1: exampleTBSpPyplanMainEntityPlan1,
  other: exampleOther,
}
