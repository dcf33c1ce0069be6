import { z } from 'zod'
import { textSchema } from '../http/wire.ts'
import { inData, mapped, nothing, plain } from '../http/codec.ts'
import { endpoint } from '../http/endpoint.ts'
import { locales } from '../i18n/text.ts'
import {
  signInMethods,
  userKindCode,
  userKindOf,
  type Credentials,
  type SignedInUser,
  type MenuItem,
  type SystemRole,
  type TokenRequest,
} from './model.ts'
import { currentUserPath, menusPath } from './wire.ts'

const none = plain(z.object({}))

const credentials = mapped(
  z.object({
    username: z.string().max(100),
    password: z.string().max(600),
    type: z.string().max(10),
    rememberme: z.union([z.boolean(), z.string().max(10)]).optional(),
  }),
  (wire): Credentials => ({
    username: wire.username,
    passwordDigest: wire.password,
    kind: userKindOf(wire.type),
    isRemembered: wire.rememberme === true || wire.rememberme === 'true' || wire.rememberme === '1',
  }),
  (domain) => ({
    username: domain.username,
    password: domain.passwordDigest,
    type: userKindCode[domain.kind],
    rememberme: domain.isRemembered,
  }),
)

const currentUser = mapped(
  z.object({
    id: z.string(),
    userName: z.string(),
    name: z.string(),
    userType: z.string(),
    isLock: z.string(),
    telNo: z.string(),
    email: z.string(),
    locale: z.enum(locales).nullable(),
    orgId: z.string().nullable(),
    orgName: z.string(),
    provinceCode: z.string().nullable(),
    roles: z.array(z.string()),
    permissionCodes: z.array(z.string()),
    passwordState: z.enum(['fine', 'old', 'must-change']),
    copyKey: z.string().max(60),
  }),
  (wire): SignedInUser => ({
    id: wire.id,
    username: wire.userName,
    name: wire.name,
    kind: userKindOf(wire.userType),
    isLocked: wire.isLock === '1',
    mobile: wire.telNo,
    email: wire.email,
    locale: wire.locale,
    organizationId: wire.orgId,
    organizationName: wire.orgName,
    provinceCode: wire.provinceCode,
    roles: wire.roles as SystemRole[],
    permissions: wire.permissionCodes,
    passwordState: wire.passwordState,
    copyKey: wire.copyKey,
  }),
  (user) => ({
    id: user.id,
    userName: user.username,
    name: user.name,
    userType: userKindCode[user.kind],
    isLock: user.isLocked ? '1' : '0',
    telNo: user.mobile,
    email: user.email,
    locale: user.locale,
    orgId: user.organizationId,
    orgName: user.organizationName,
    provinceCode: user.provinceCode,
    roles: user.roles,
    permissionCodes: user.permissions,
    passwordState: user.passwordState,
    copyKey: user.copyKey,
  }),
)

const menu = mapped(
  z.array(
    z.object({
      id: z.string(),
      parentId: z.string().nullable(),
      name: z.string(),
      title: z.string(),
      titles: textSchema,
      icon: z.string(),
      url: z.string(),
      component: z.string(),
      type: z.enum(['menu', 'button']),
      permissionCode: z.string(),
      orderby: z.number(),
    }),
  ),
  (wire): MenuItem[] => wire.map(({ orderby, ...rest }) => ({ ...rest, order: orderby })),
  (items) => items.map(({ order, ...rest }) => ({ ...rest, orderby: order })),
)

/** The login payload may be repeated; of it the name, the second factor's code and «remember me» say something here. */
const exchange = mapped(
  z.object({
    username: z.string().max(100).optional(),
    password: z.string().max(600).optional(),
    type: z.string().max(10).optional(),
    rememberme: z.union([z.boolean(), z.string().max(10)]).optional(),
    totp: z.string().max(40).optional(),
  }),
  (wire): TokenRequest => ({
    ...(wire.username !== undefined && { username: wire.username }),
    ...(wire.totp !== undefined && { totp: wire.totp }),
    isRemembered: wire.rememberme === true || wire.rememberme === 'true' || wire.rememberme === '1',
  }),
  (domain) => ({ username: domain.username, rememberme: domain.isRemembered, totp: domain.totp }),
)

/** A new token; it stands at the top of the reply beside `message` (specification §7.1). */
const token = mapped(
  z.object({ code: z.number(), token: z.string(), message: z.string(), rememberedUntil: z.string().optional() }),
  (wire): { token: string; rememberedUntil?: string } => ({
    token: wire.token,
    ...(wire.rememberedUntil !== undefined && { rememberedUntil: wire.rememberedUntil }),
  }),
  (domain) => ({
    code: 200,
    token: domain.token,
    message: 'ok',
    ...(domain.rememberedUntil !== undefined && { rememberedUntil: domain.rememberedUntil }),
  }),
)

export const contract = {
  ways: endpoint({
    method: 'GET',
    path: '/api/v1/auth/ways',
    summary: 'The ways in that are open on this installation',
    access: 'public',
    isWayIn: true,
    tx: 'none',
    input: none,
    output: inData(plain(z.array(z.enum(signInMethods)))),
  }),
  login: endpoint({
    method: 'POST',
    path: '/sso/login',
    summary: 'Checks user name and password and gives a ticket (60 s, single use)',
    access: 'public',
    isWayIn: true,
    tx: 'none',
    input: credentials,
    output: inData(plain(z.object({ ticket: z.string(), data: z.string() }))),
  }),
  createToken: endpoint({
    method: 'POST',
    path: '/sso/createTokenByUserId',
    summary: 'Exchanges the ticket of the Authorization header for a session token',
    access: 'public',
    isWayIn: true,
    tx: 'write',
    input: exchange,
    output: token,
  }),
  currentUser: endpoint({
    method: 'GET',
    path: currentUserPath,
    summary: 'The signed-in user',
    access: 'signed-in',
    beforePasswordChange: true,
    tx: 'read',
    input: none,
    output: inData(currentUser),
  }),
  menus: endpoint({
    method: 'GET',
    path: menusPath,
    summary: 'Menu and button permissions of the signed-in user, in order',
    access: 'signed-in',
    beforePasswordChange: true,
    tx: 'read',
    input: none,
    output: inData(menu),
  }),
  signOut: endpoint({
    method: 'GET',
    path: '/api/signOut',
    summary: 'Ends the session on the server; needs the Authorization header, so no page can trigger it by a link',
    access: 'public',
    isWayIn: true,
    tx: 'write',
    input: none,
    output: nothing,
  }),
}
