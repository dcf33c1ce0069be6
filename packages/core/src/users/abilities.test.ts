import { describe, expect, it } from 'vitest'
import { builtInRoles } from '../auth/permissions.ts'
import { abilitiesOf, refusalOf, refusalOfRoles, type JudgedAccount } from './abilities.ts'

const system = { userId: 'system', permissions: builtInRoles['system-administrator'].permissions }
const security = { userId: 'security', permissions: builtInRoles['security-administrator'].permissions }
const audit = { userId: 'audit', permissions: builtInRoles['audit-administrator'].permissions }
const waiting: JudgedAccount = {
  id: 'one',
  status: 'pending',
  isLocked: false,
  isLockedOut: false,
  hasSecondFactor: false,
  wasApproved: false,
  proposedById: 'system',
  roleCodes: [],
  isLastAdministrator: false,
}
const active: JudgedAccount = { ...waiting, status: 'active', wasApproved: true }

describe('who may do what with an account', () => {
  it('a new one: system prepares it, security decides, audit looks', () => {
    expect(abilitiesOf(system, waiting)).toEqual(['edit', 'issue-password', 'discard', 'lock', 'reveal'])
    expect(abilitiesOf(security, waiting)).toEqual(['approve', 'refuse', 'grant', 'lock', 'reveal'])
    expect(abilitiesOf(audit, waiting)).toEqual([])
  })

  it('one in force', () => {
    expect(abilitiesOf(system, active)).toEqual(['edit', 'lock', 'reveal'])
    expect(abilitiesOf(security, { ...active, isLocked: true, isLockedOut: true, hasSecondFactor: true })).toEqual([
      'grant',
      'unlock',
      'reset-password',
      'reset-second-factor',
      'clear-lock-out',
      'reveal',
    ])
    expect(abilitiesOf(system, { ...active, isLocked: true })).toEqual(['edit', 'reveal'])
  })

  it('one’s own account never, whatever one holds', () => {
    for (const judge of [system, security, audit]) expect(abilitiesOf(judge, { ...waiting, id: judge.userId, isLocked: true })).toEqual([])
    expect(refusalOf('lock', system, { ...active, id: 'system' })).toBe('own-account')
    expect(refusalOf('unlock', system, { ...active, id: 'system' })).toBe('forbidden')
  })

  it('two persons: who proposed does not approve; who did not make it issues no password', () => {
    expect(refusalOf('approve', security, { ...waiting, proposedById: 'security' })).toBe('same-person')
    expect(refusalOf('issue-password', system, { ...waiting, proposedById: 'another' })).toBe('forbidden')
    expect(refusalOf('issue-password', system, { ...waiting, wasApproved: true })).toBe('account-state')
  })

  it('what was in force is not removed, also while it waits again', () => {
    expect(refusalOf('discard', system, { ...waiting, wasApproved: true })).toBe('account-state')
    expect(refusalOf('discard', system, { ...waiting, status: 'refused' })).toBeUndefined()
  })

  it('the last of an administrator kind stays open, and no administrator comes in as another', () => {
    const administrator = { ...active, roleCodes: ['audit-administrator'] }
    expect(refusalOf('lock', system, { ...administrator, isLastAdministrator: true })).toBe('last-administrator')
    expect(refusalOf('lock', system, administrator)).toBeUndefined()
    expect(refusalOf('reset-password', security, administrator)).toBe('administrator-password')
  })
})

describe('roles together', () => {
  it('an administrator’s stands alone', () => {
    const builtIn = (code: string) => ({ code, isBuiltIn: true })
    expect(refusalOfRoles('official', [builtIn('system-administrator')])).toBeUndefined()
    expect(refusalOfRoles('official', [builtIn('system-administrator'), builtIn('audit-administrator')])).toBe(
      'administrator-role-exclusive',
    )
    expect(refusalOfRoles('official', [builtIn('expert'), { code: 'own', isBuiltIn: false }])).toBeUndefined()
    expect(refusalOfRoles('official', [builtIn('security-administrator'), { code: 'own', isBuiltIn: false }])).toBe(
      'administrator-role-exclusive',
    )
  })

  it('applicants are applicants', () => {
    expect(
      refusalOfRoles('legal-entity', [
        { code: 'applicant', isBuiltIn: true },
        { code: 'entity-administrator', isBuiltIn: true },
      ]),
    ).toBeUndefined()
    expect(refusalOfRoles('official', [{ code: 'applicant', isBuiltIn: true }])).toBe('role-not-for-kind')
    expect(refusalOfRoles('individual', [{ code: 'national-lead', isBuiltIn: true }])).toBe('role-not-for-kind')
  })
})
