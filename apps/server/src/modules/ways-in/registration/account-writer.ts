import { newId } from '@wenwu/core/kernel/id'
import type { SystemRole } from '@wenwu/core/auth/model'
import type { AgreementKind } from '@wenwu/core/registration/agreements'
import type { EntityData, RegistrantKind } from '@wenwu/core/registration/model'
import type { Db } from '../../../platform/database/request-database.ts'
import { usernameKey, type StoredIdentityNumber } from '../../base/accounts/index.ts'

/** An account about to be written; texts normalized. */
export interface NewAccount {
  id: string
  kind: RegistrantKind
  username: string
  name: string
  mobile: string
  email: string
  passwordHash: string
  organizationId: string | null
  /** Somebody else chose the password: another one must be chosen at the first sign-in. */
  mustChangePassword: boolean
  identityNumber?: StoredIdentityNumber
  roles: readonly SystemRole[]
  /** Versions of the texts that were agreed to. */
  consents: Partial<Record<AgreementKind, string>>
}

/** Writes an account in force, with its roles and consents. */
export async function writeAccount(db: Db, account: NewAccount, now: Date): Promise<void> {
  const { identityNumber } = account
  await db
    .insertInto('users')
    .values({
      id: account.id,
      username: account.username,
      username_key: usernameKey(account.username),
      kind: account.kind,
      name: account.name,
      mobile: account.mobile,
      email: account.email,
      organization_id: account.organizationId,
      expert_field: null,
      password_hash: account.passwordHash,
      password_changed_at: now,
      must_change_password: account.mustChangePassword,
      is_locked: false,
      identity_number_hash: identityNumber?.hash ?? null,
      identity_number_sealed: identityNumber?.sealed ?? null,
      created_at: now,
    })
    .execute()
  const consents = Object.entries(account.consents).map(([kind, version]) => ({
    user_id: account.id,
    kind: kind as AgreementKind,
    version,
    agreed_at: now,
  }))
  for (const role of account.roles) await grantRole(db, account.id, role)
  if (consents.length > 0) await db.insertInto('consents').values(consents).execute()
}

/** Gives a built-in role; one that is held already stays. */
export async function grantRole(db: Db, userId: string, code: SystemRole): Promise<void> {
  await db
    .insertInto('user_roles')
    .columns(['user_id', 'role_id'])
    .expression((eb) =>
      eb
        .selectFrom('roles')
        .select((role) => [role.val(userId).$castTo<string>().as('user_id'), 'roles.id as role_id'])
        .where('code', '=', code),
    )
    .onConflict((conflict) => conflict.columns(['user_id', 'role_id']).doNothing())
    .execute()
}

/** Takes a built-in role away. */
export async function revokeRole(db: Db, userId: string, code: SystemRole): Promise<void> {
  await db
    .deleteFrom('user_roles')
    .where('user_id', '=', userId)
    .where('role_id', 'in', (eb) => eb.selectFrom('roles').select('id').where('code', '=', code))
    .execute()
}

/** Writes the organisation of an entity; gives its id. */
export async function writeEntity(db: Db, entity: EntityData, now: Date): Promise<string> {
  const id = newId(now.getTime())
  await db
    .insertInto('organizations')
    .values({
      id,
      kind: 'unit',
      name: entity.organizationName,
      province_code: entity.regionCode.slice(0, 2),
      credit_code: entity.creditCode,
      region_code: entity.regionCode,
      address: entity.address,
      legal_representative: entity.legalRepresentative,
      created_at: now,
    })
    .execute()
  return id
}
