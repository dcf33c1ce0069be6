import { organizationKind as city } from './city/kind.ts'
import { organizationKind as county } from './county/kind.ts'
import { organizationKind as customs } from './customs/kind.ts'
import { organizationKind as department } from './department/kind.ts'
import { organizationKind as division } from './division/kind.ts'
import { organizationKind as national } from './national/kind.ts'
import { organizationKind as province } from './province/kind.ts'
import { organizationKind as thirdParty } from './third-party/kind.ts'
import { organizationKind as unit } from './unit/kind.ts'

export const organizationKinds = {
  city,
  county,
  customs,
  department,
  division,
  national,
  province,
  'third-party': thirdParty,
  unit,
} as const
