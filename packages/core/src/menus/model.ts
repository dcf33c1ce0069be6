import type { Permission } from '../auth/permission.ts'
import type { Text } from '../i18n/text.ts'

/** An entry of the menu as its administration sees it; buttons carry a permission code only. */
export interface MenuEntry {
  id: string
  parentId: string | null
  /** Key of the entry, unique. */
  name: string
  titles: Text
  icon: string
  url: string
  component: string
  type: 'menu' | 'button'
  permissionCode: string
  order: number
  /** Comes with the program: its key, type and permission stay. */
  isBuiltIn: boolean
  /** A built-in entry that was taken out; it can be put back. */
  isRemoved: boolean
}

/** An entry that every installation has; `apps/server/src/modules/<group>/<module>/menus.ts`. */
export interface MenuSeed {
  /** Place among all entries; a parent stands before what is below it. */
  position: number
  /** Key of the entry; screens translate it as `menu.<name>`. */
  name: string
  title: Text
  type: 'menu' | 'button'
  /** Empty: for everybody who is signed in. */
  permission: Permission | ''
  url?: string
  component?: string
  icon?: string
  /** Name of the entry it stands below. */
  parent?: string
}

/** What is sent to add or change an entry. */
export interface MenuInput extends Omit<MenuEntry, 'id' | 'order' | 'isBuiltIn' | 'isRemoved'> {
  id: string | undefined
}

/** Deepest level of the menu, the top one being 1. */
export const menuDepth = 4

/** Screens of specification §2.1 that an entry may open beside those of the built-in entries. */
export const knownComponents = [
  'user-management',
  'user-add',
  'user-edit',
  'role-management',
  'role-add',
  'role-edit',
  'workgroup-management',
  'workgroup-add',
  'workgroup-edit',
  'organization-management',
  'logging-login',
  'logging-operation',
  'self-edit',
  'async-routes-config',
] as const

/** An address inside the product: `/role-management`, `/cases/:id`; no other site, no query. */
export const urlPattern = /^\/(?!\/)[A-Za-z0-9\-_/:]{0,100}$/
export const keyPattern = /^[a-z][a-z0-9-]{0,59}$/
export const iconPattern = /^[a-z][a-z0-9-]{0,39}$/
