import { module as auth } from './auth/index.ts'
import { module as cases } from './cases/index.ts'
import { module as documents } from './documents/index.ts'
import { module as files } from './files/index.ts'
import { module as items } from './items/index.ts'
import { module as notices } from './notices/index.ts'
import { module as profile } from './profile/index.ts'
import { module as tasks } from './tasks/index.ts'

export const modules = [auth, cases, documents, files, items, notices, profile, tasks]
