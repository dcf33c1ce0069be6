import { contract as auth } from './auth/contract.ts'
import { contract as cases } from './cases/contract.ts'
import { contract as documents } from './documents/contract.ts'
import { contract as files } from './files/contract.ts'
import { contract as items } from './items/contract.ts'
import { contract as notices } from './notices/contract.ts'
import { contract as profile } from './profile/contract.ts'
import { contract as tasks } from './tasks/contract.ts'

export const contracts = { auth, cases, documents, files, items, notices, profile, tasks }
