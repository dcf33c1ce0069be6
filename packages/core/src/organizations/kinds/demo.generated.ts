import type { DemoPeople } from '../../accounts/demo.ts'
import { demo as city } from './city/demo.ts'
import { demo as county } from './county/demo.ts'
import { demo as customs } from './customs/demo.ts'
import { demo as national } from './national/demo.ts'
import { demo as province } from './province/demo.ts'
import { demo as thirdParty } from './third-party/demo.ts'
import { demo as unit } from './unit/demo.ts'

export const demoOfKinds: readonly DemoPeople[] = [city, county, customs, national, province, thirdParty, unit]
