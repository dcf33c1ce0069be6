import { expect, it } from 'vitest'
import { roles } from '../item/model.ts'
import { builtInRoles } from '../auth/permissions.ts'
import type { OrganizationKind } from '../auth/model.ts'
import { candidatesOfKind } from './candidates-of.ts'
import type { OrganizationKindDefinition } from './kind.ts'
import { organizationKinds } from './kinds/index.generated.ts'
import { kindNames } from './model.ts'

const kinds: Readonly<Record<OrganizationKind, OrganizationKindDefinition>> = organizationKinds

it('the roles that steps name are roles of the kind, and stand below kinds that there are', () => {
  for (const kind of kindNames) {
    const { roles: own, below, parts } = kinds[kind]
    const named = candidatesOfKind(kind)?.roles ?? []
    expect(Object.keys(own), kind).toEqual(expect.arrayContaining([...named]))
    expect(kindNames).toEqual(expect.arrayContaining([...below.filter((each) => each !== null), ...parts]))
  }
})

it('no two kinds, roles or rules share a place or a name', () => {
  const positions = Object.values(builtInRoles).map(({ position }) => position)
  expect(new Set(positions).size).toBe(positions.length)
  expect(new Set(kindNames.map((kind) => kinds[kind].position)).size).toBe(kindNames.length)
  const all = kindNames.flatMap((kind) => Object.keys(kinds[kind].roles))
  expect(new Set(all).size).toBe(all.length)
  const rules = kindNames.flatMap((kind) => candidatesOfKind(kind)?.rule ?? [])
  expect(new Set(rules).size).toBe(rules.length)
  for (const role of roles) expect(builtInRoles[role], role).toBeDefined()
})
