import type { OrganizationKind, SystemRole, UserKind } from '../auth/model.ts'

/** An account of the demo data. People and bodies are made up. */
export interface DemoUser {
  username: string
  name: string
  kind: UserKind
  role: SystemRole
  /** Name of its organisation: a built-in one, or one of `organizations`. */
  organization: string | null
  expertField?: string
}

/** Demo data of a kind of organisation (`organizations/kinds/<kind>/demo.ts`), or of the people of a module (`<module>/demo.ts`). */
export interface DemoPeople {
  /** Place among the demo accounts: their mobile numbers count on in this order. */
  position: number
  organizations?: readonly {
    kind: OrganizationKind
    name: string
    provinceCode: string | null
    creditCode?: string
    regionCode?: string
    parent?: string
  }[]
  users: readonly DemoUser[]
  /** Names and what they are, in Chinese and English, for whoever starts the program; `type` is that of /crblogin. */
  banner: readonly string[]
}
