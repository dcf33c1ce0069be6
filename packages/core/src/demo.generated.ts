import type { DemoPeople } from './accounts/demo.ts'
import { demo as auth } from './auth/demo.ts'
import { demo as cases } from './cases/demo.ts'
import { demo as content } from './content/demo.ts'
import { demo as tasks } from './tasks/demo.ts'

export const demoOfModules: readonly DemoPeople[] = [auth, cases, content, tasks]
