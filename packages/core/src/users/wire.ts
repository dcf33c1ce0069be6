import { z } from 'zod'
import { userKindCode, userKindOf } from '../auth/model.ts'
import { mapped } from '../http/codec.ts'
import { textSchema } from '../http/wire.ts'
import { accountAbilities, accountStatuses, type AccountRow, type AccountView } from './model.ts'

/** A role an account may hold: one of `SystemRole`, or one that an administrator made. */
export const accountRoleSchema = z.object({ id: z.string(), code: z.string(), name: textSchema })

/** User detail of specification §3 with its names; the rest is ours. */
const rowWire = z.object({
  id: z.string(),
  username: z.string(),
  mobile: z.string(),
  familyName: z.string(),
  name: z.string(),
  email: z.string(),
  lastLogin: z.string().nullable(),
  registerTime: z.string(),
  roleIds: z.array(z.string()),
  roleNames: z.array(z.string()),
  roles: z.array(accountRoleSchema),
  userType: z.enum(['1', '2', '3']),
  isLock: z.enum(['0', '1']),
  orgId: z.string().nullable(),
  orgName: z.string(),
  status: z.enum(accountStatuses),
  lockedOutUntil: z.string().nullable(),
  version: z.number(),
  abilities: z.array(z.enum(accountAbilities)),
})
type RowWire = z.output<typeof rowWire>

const viewWire = rowWire.extend({
  imgPath: z.string().nullable(),
  idCard: z.string(),
  hasSecondFactor: z.boolean(),
  expertField: z.string(),
  mustChangePassword: z.boolean(),
  openSessions: z.number(),
  canSendPassword: z.boolean(),
  proposedBy: z.string().nullable(),
  approvedBy: z.string().nullable(),
  approvedAt: z.string().nullable(),
  refusalReason: z.string().nullable(),
  lockReason: z.string().nullable(),
  lockedBy: z.string().nullable(),
  lockedAt: z.string().nullable(),
  disabledByEntityAt: z.string().nullable(),
})

/** A row or a whole account in our names; what has the same name on both sides passes. */
function toRow<W extends RowWire>({
  lastLogin,
  registerTime,
  roleIds: _ids,
  roleNames: _names,
  userType,
  isLock,
  orgId,
  orgName,
  ...rest
}: W) {
  return {
    ...rest,
    kind: userKindOf(userType),
    isLocked: isLock === '1',
    organizationId: orgId,
    organizationName: orgName,
    createdAt: registerTime,
    lastSignInAt: lastLogin,
  }
}

function fromRow<R extends AccountRow>({ kind, isLocked, organizationId, organizationName, createdAt, lastSignInAt, roles, ...rest }: R) {
  return {
    ...rest,
    roles,
    roleIds: roles.map((role) => role.id),
    roleNames: roles.map((role) => role.name.zh_CN),
    userType: userKindCode[kind],
    isLock: isLocked ? ('1' as const) : ('0' as const),
    orgId: organizationId,
    orgName: organizationName,
    registerTime: createdAt,
    lastLogin: lastSignInAt,
  }
}

/** One account in full. */
export const accountView = mapped(
  viewWire,
  ({ imgPath, idCard, ...wire }): AccountView => ({ ...toRow(wire), avatar: imgPath, identityNumber: idCard }),
  ({ avatar, identityNumber, ...view }) => ({ ...fromRow(view), imgPath: avatar, idCard: identityNumber }),
)

/** One line of the list. */
export const accountRow = mapped(rowWire, (wire): AccountRow => toRow(wire), fromRow)
