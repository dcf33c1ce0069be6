import { candidatesByKind } from '@wenwu/core/organizations/kinds/candidates.generated'
import { organizationKinds } from '@wenwu/core/organizations/kinds/index.generated'
import { candidates } from './candidates.ts'
import { organizationKind } from './kind.ts'

// What the generator would write for one folder more. To be imported before anything that reads the kinds; it stays for the rest of the process.
Object.assign(candidatesByKind, { zone: candidates })
Object.assign(organizationKinds, { zone: organizationKind })
