import { z } from 'zod'
import { inData, mapped, nothing, plain } from '../http/codec.ts'
import { endpoint } from '../http/endpoint.ts'
import { idText, textSchema } from '../http/wire.ts'
import { locales } from '../i18n/text.ts'
import { signInMethods } from '../auth/model.ts'
import { passwordWireLimit } from '../auth/password-rule.ts'
import type { Profile, ProfileChange } from './model.ts'

const none = plain(z.object({}))

const profile = mapped(
  z.object({
    id: z.string(),
    username: z.string(),
    familyName: z.string(),
    name: z.string(),
    mobile: z.string(),
    email: z.string(),
    imgPath: z.string(),
    isNameFixed: z.boolean(),
    canChangeMobile: z.boolean(),
    lastLogin: z.string().nullable(),
    registerTime: z.string(),
    passwordChangedAt: z.string(),
    roleIds: z.array(z.string()),
    roleNames: z.array(z.string()),
    // ours: the specification's names are Chinese only
    roles: z.array(z.object({ id: z.string(), name: textSchema })),
  }),
  ({ imgPath, lastLogin, registerTime, roleIds: _ids, roleNames: _names, ...same }): Profile => ({
    ...same,
    avatar: imgPath,
    lastSignInAt: lastLogin,
    registeredAt: registerTime,
  }),
  ({ avatar, lastSignInAt, registeredAt, ...same }) => ({
    ...same,
    imgPath: avatar,
    lastLogin: lastSignInAt,
    registerTime: registeredAt,
    roleIds: same.roles.map((role) => role.id),
    roleNames: same.roles.map((role) => role.name.zh_CN),
  }),
)

/** The whole record comes back from the specification's form; account, roles and times are not one's own to change and are not read. */
const profileChange = mapped(
  z.object({
    id: z.string().max(36).optional(),
    familyName: z.string().max(100),
    name: z.string().max(200),
    mobile: z.string().max(60),
    email: z.string().max(200),
    imgPath: z.string().max(600_000).nullish(),
    vCode: z.string().max(20).optional(),
    currentUserPwd: z.string().max(passwordWireLimit).optional(),
  }),
  (wire): ProfileChange & { id: string | undefined } => ({
    id: wire.id,
    familyName: wire.familyName,
    name: wire.name,
    mobile: wire.mobile,
    email: wire.email,
    avatar: wire.imgPath ?? undefined,
    code: wire.vCode,
    currentPassword: wire.currentUserPwd,
  }),
  ({ id, avatar, code, currentPassword, ...same }) => ({
    ...same,
    ...(id !== undefined && { id }),
    ...(avatar !== undefined && { imgPath: avatar }),
    ...(code !== undefined && { vCode: code }),
    ...(currentPassword !== undefined && { currentUserPwd: currentPassword }),
  }),
)

/** Both passwords are sealed (`lib/seal-password.ts`) or MD5; the names are the specification's. */
const passwordChange = mapped(
  z.object({
    cscpUserDetailDTO: z.object({
      familyName: z.string().max(100).nullish(),
      username: z.string().max(100).nullish(),
      id: z.string().max(36).nullish(),
      userId: z.string().max(36).nullish(),
      currentUserPwd: z.string().max(passwordWireLimit),
    }),
    newPassword: z.string().max(passwordWireLimit),
  }),
  ({ cscpUserDetailDTO: dto, newPassword }) => ({
    ids: [dto.id, dto.userId].filter((id): id is string => typeof id === 'string' && id !== ''),
    current: dto.currentUserPwd,
    next: newPassword,
  }),
  ({ ids, current, next }) => ({
    cscpUserDetailDTO: {
      currentUserPwd: current,
      ...(ids[0] !== undefined && { id: ids[0] }),
      ...(ids[1] !== undefined && { userId: ids[1] }),
    },
    newPassword: next,
  }),
)

const session = z.object({
  id: z.string(),
  userAgent: z.string(),
  address: z.string(),
  method: z.enum(signInMethods),
  startedAt: z.string(),
  lastUsedAt: z.string(),
  isCurrent: z.boolean(),
})

const ended = inData(plain(z.object({ ended: z.number() })))

export const contract = {
  passwordKey: endpoint({
    method: 'GET',
    path: '/api/v1/auth/password-key',
    summary: 'The key that seals passwords on their way, with a nonce that makes a sealed value good for one use within five minutes',
    access: 'public',
    isWayIn: true,
    tx: 'none',
    input: none,
    output: inData(plain(z.object({ kid: z.string(), publicKey: z.string(), nonce: z.string(), expiresAt: z.string() }))),
  }),
  passwordRule: endpoint({
    method: 'GET',
    path: '/api/system/cscpUserPasswordRule',
    summary: 'The rule of passwords in words',
    access: 'public',
    tx: 'none',
    input: none,
    output: inData(plain(z.string())),
  }),
  details: endpoint({
    method: 'GET',
    path: '/api/system/cscpCurrentUserDetails',
    summary: 'One’s own record',
    access: 'signed-in',
    tx: 'read',
    input: none,
    output: inData(profile),
  }),
  chooseLanguage: endpoint({
    method: 'PUT',
    path: '/api/v1/profile/language',
    summary: 'The language one reads in, on every device and in messages',
    access: 'signed-in',
    tx: 'write',
    input: plain(z.object({ locale: z.enum(locales) })),
    output: nothing,
  }),
  mobileCode: endpoint({
    method: 'POST',
    path: '/api/v1/profile/mobile-code',
    summary: 'Sends a code to the telephone one wants for one’s account',
    access: 'signed-in',
    tx: 'write',
    input: plain(z.object({ mobile: z.string().max(60) })),
    output: inData(plain(z.object({ seconds: z.number(), isRehearsal: z.boolean() }))),
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/userCount/updateUserDetails',
    summary: 'Changes one’s own name, telephone, e-mail and picture; a new telephone needs the password and the code that was sent to it',
    access: 'signed-in',
    tx: 'write',
    input: profileChange,
    output: nothing,
  }),
  changePassword: endpoint({
    method: 'PUT',
    path: '/api/userCount/cscpUserDetails',
    summary: 'Changes one’s own password; every other session ends',
    access: 'signed-in',
    beforePasswordChange: true,
    tx: 'none',
    input: passwordChange,
    output: ended,
  }),
  sessions: endpoint({
    method: 'GET',
    path: '/api/v1/profile/sessions',
    summary: 'One’s own open sessions, the one in use first',
    access: 'signed-in',
    tx: 'read',
    input: none,
    output: inData(plain(z.array(session))),
  }),
  endSession: endpoint({
    method: 'DELETE',
    path: '/api/v1/profile/sessions/:id',
    summary: 'Ends one of one’s own sessions',
    access: 'signed-in',
    tx: 'write',
    input: plain(z.object({ id: idText })),
    output: nothing,
  }),
  endOtherSessions: endpoint({
    method: 'DELETE',
    path: '/api/v1/profile/sessions',
    summary: 'Ends all of one’s own sessions but the one in use, and remembered devices',
    access: 'signed-in',
    tx: 'write',
    input: none,
    output: ended,
  }),
}
