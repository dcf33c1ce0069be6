import { candidates as city } from './city/candidates.ts'
import { candidates as county } from './county/candidates.ts'
import { candidates as national } from './national/candidates.ts'
import { candidates as province } from './province/candidates.ts'
import { candidates as thirdParty } from './third-party/candidates.ts'
import { candidates as unit } from './unit/candidates.ts'

export const candidatesByKind = {
  city,
  county,
  national,
  province,
  'third-party': thirdParty,
  unit,
} as const
