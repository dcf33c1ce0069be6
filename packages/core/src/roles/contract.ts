import { z } from 'zod'
import { inData, mapped, nothing, plain } from '../http/codec.ts'
import { endpoint } from '../http/endpoint.ts'
import { idListText, idText, limits, textSchema } from '../http/wire.ts'
import { dataScopes, type FieldEntry, type RoleInput, type RoleView, type TreeNode } from './model.ts'

/** Roles with their menus, buttons and form fields, under the addresses and names of specification §7.6. */

/** «parentId (default 0)» (specification §3): 0 is the top. */
const top = '0'

/** How many organisations and provinces a scope may name. */
const mostNamed = 500

const roleWire = z.object({
  id: z.string(),
  code: z.string(),
  name: z.string(),
  names: textSchema,
  roleExtent: z.string(),
  icon: z.string(),
  parentId: z.string(),
  dataScope: z.enum(dataScopes),
  scopeOrgIds: z.array(z.string()),
  scopeProvinces: z.array(z.string()),
  isBuiltIn: z.boolean(),
  isFixed: z.boolean(),
  version: z.number().int(),
})

const role = mapped(
  roleWire,
  (wire): RoleView => ({
    id: wire.id,
    code: wire.code,
    name: wire.names,
    extent: wire.roleExtent,
    icon: wire.icon,
    parentId: wire.parentId === top ? null : wire.parentId,
    scope: wire.dataScope,
    organizations: wire.scopeOrgIds,
    provinces: wire.scopeProvinces,
    isBuiltIn: wire.isBuiltIn,
    isFixed: wire.isFixed,
    version: wire.version,
  }),
  (view) => ({
    id: view.id,
    code: view.code,
    name: view.name.zh_CN,
    names: view.name,
    roleExtent: view.extent,
    icon: view.icon,
    parentId: view.parentId ?? top,
    dataScope: view.scope,
    scopeOrgIds: view.organizations,
    scopeProvinces: view.provinces,
    isBuiltIn: view.isBuiltIn,
    isFixed: view.isFixed,
    version: view.version,
  }),
)

const roleList = mapped(
  z.array(roleWire),
  (wire): RoleView[] => wire.map((each) => role.toDomain(each)),
  (views) => views.map((view) => role.toWire(view)),
)

const roleBody = {
  name: z.string().max(50),
  roleExtent: z.string().max(limits.name).optional(),
  icon: z.string().max(40),
  parentId: z
    .union([z.string().max(limits.id), z.number()])
    .nullable()
    .optional(),
  dataScope: z.enum(dataScopes).optional(),
  scopeOrgIds: z.array(idText).max(mostNamed).optional(),
  scopeProvinces: z.array(z.string().max(6)).max(mostNamed).optional(),
}

function toInput(wire: z.output<z.ZodObject<typeof roleBody>>, id: string | undefined): RoleInput {
  const parentId = wire.parentId === null || wire.parentId === undefined ? top : String(wire.parentId)
  return {
    id,
    name: wire.name,
    extent: wire.roleExtent ?? '',
    icon: wire.icon,
    parentId: parentId === top || parentId === '' ? null : parentId,
    scope: wire.dataScope ?? 'none',
    organizations: wire.scopeOrgIds ?? [],
    provinces: wire.scopeProvinces ?? [],
  }
}

function toBody(input: RoleInput) {
  return {
    name: input.name,
    roleExtent: input.extent,
    icon: input.icon,
    parentId: input.parentId ?? top,
    dataScope: input.scope,
    scopeOrgIds: input.organizations,
    scopeProvinces: input.provinces,
  }
}

const newRole = mapped(
  z.object(roleBody),
  (wire) => toInput(wire, undefined),
  (input: RoleInput) => toBody(input),
)
const changedRole = mapped(
  z.object({ id: idText, ...roleBody, version: z.number().int().min(1).optional() }),
  (wire): RoleInput => ({ ...toInput(wire, wire.id), version: wire.version }),
  (input: RoleInput) => ({ id: input.id ?? '', ...toBody(input), version: input.version }),
)

/** «reply id» (specification §7.6): at the top, and in data as every reply has it. */
const idReply = mapped(
  z.object({ code: z.number(), id: z.string(), data: z.object({ id: z.string() }) }),
  (wire): { id: string } => ({ id: wire.id }),
  ({ id }) => ({ code: 200, id, data: { id } }),
)

const ofRole = mapped(
  z.object({ id: idText }),
  (wire) => ({ roleId: wire.id }),
  ({ roleId }) => ({ id: roleId }),
)
/** An empty text asks for the tree of a role that is not stored yet. */
const byRoles = mapped(
  z.object({ roles: z.union([idText, z.literal('')]) }),
  (wire) => ({ roleId: wire.roles }),
  ({ roleId }) => ({ roles: roleId }),
)

const nodeShape = {
  id: z.string(),
  title: z.string(),
  titles: textSchema,
  checked: z.boolean(),
  halfChecked: z.boolean(),
  disabled: z.boolean(),
  isFolder: z.boolean(),
}
interface WireNode extends z.output<z.ZodObject<typeof nodeShape>> {
  items: WireNode[]
}

/** The tree as deep as the menu may be, buttons below included: written out, for a schema of JSON does not refer to itself here. */
function nodeSchema(depth: number): z.ZodType<WireNode> {
  return z.object({ ...nodeShape, items: z.array(depth > 1 ? nodeSchema(depth - 1) : z.never()) })
}

function toNode(wire: WireNode): TreeNode {
  const { halfChecked, disabled, items, ...rest } = wire
  return { ...rest, isHalf: halfChecked, isDisabled: disabled, children: items.map(toNode) }
}

function toWireNode(node: TreeNode): WireNode {
  const { isHalf, isDisabled, children, ...rest } = node
  return { ...rest, halfChecked: isHalf, disabled: isDisabled, items: children.map(toWireNode) }
}

const tree = mapped(
  z.object({ items: z.array(nodeSchema(5)) }),
  (wire): TreeNode[] => wire.items.map(toNode),
  (nodes) => ({ items: nodes.map(toWireNode) }),
)

/** Ids of ticked nodes, half-checked ones among them, joined by commas. */
const ticks = mapped(
  z.object({ roles: idText, menus: z.string().max(40_000), permissions: z.string().max(limits.line).optional() }),
  (wire) => ({ roleId: wire.roles, ids: wire.menus === '' ? [] : wire.menus.split(',') }),
  ({ roleId, ids }: { roleId: string; ids: string[] }) => ({ roles: roleId, menus: ids.join(','), permissions: '' }),
)

const fields = mapped(
  z.array(
    z.object({
      fieldName: z.string(),
      fieldNames: textSchema,
      modelItemId: z.string(),
      itemCode: z.string(),
      itemName: textSchema,
      sectionName: textSchema,
    }),
  ),
  (wire): FieldEntry[] =>
    wire.map((each) => ({
      id: each.modelItemId,
      name: each.fieldNames,
      itemCode: each.itemCode,
      itemName: each.itemName,
      section: each.sectionName,
    })),
  (entries) =>
    entries.map((each) => ({
      fieldName: each.name.zh_CN,
      fieldNames: each.name,
      modelItemId: each.id,
      itemCode: each.itemCode,
      itemName: each.itemName,
      sectionName: each.section,
    })),
)

/** A deletion's two steps (specification §4.6): how many accounts use the role, and whether it is gone. */
const deletion = mapped(
  z.object({ code: z.number(), data: z.number(), deleted: z.boolean() }),
  (wire): { count: number; isDeleted: boolean } => ({ count: wire.data, isDeleted: wire.deleted }),
  ({ count, isDeleted }) => ({ code: 200, data: count, deleted: isDeleted }),
)

const manage = ['role.manage'] as const

export const contract = {
  list: endpoint({
    method: 'GET',
    path: '/api/system/cscpRolessByCriteria',
    summary: 'All roles in order',
    access: ['role.manage', 'user.grant', 'user.read'],
    tx: 'read',
    input: plain(
      z.object({ size: z.coerce.number().int().min(1).max(1000).optional(), page: z.coerce.number().int().min(0).max(1000).optional() }),
    ),
    output: inData(roleList),
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/system/cscpRoless/:id',
    summary: 'One role',
    access: manage,
    tx: 'read',
    input: ofRole,
    output: inData(role),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/system/cscpRoless',
    summary: 'Adds a role',
    access: manage,
    tx: 'write',
    input: newRole,
    output: idReply,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/system/cscpRoless',
    summary: 'Changes a role',
    access: manage,
    tx: 'write',
    input: changedRole,
    output: idReply,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/system/cscpRoless/:id',
    summary: 'First call: the number of accounts using the role. Second call of the same session within two minutes: deletes it',
    access: manage,
    tx: 'write',
    input: ofRole,
    output: deletion,
  }),
  menuTree: endpoint({
    method: 'POST',
    path: '/api/menu/queryByRoleId',
    summary: 'The menu tree with what a role has ticked',
    access: manage,
    tx: 'read',
    isForm: true,
    input: byRoles,
    output: inData(tree),
  }),
  buttonTree: endpoint({
    method: 'POST',
    path: '/api/menu/querybtnByRoleId',
    summary: 'The button tree with what a role has ticked',
    access: manage,
    tx: 'read',
    isForm: true,
    input: byRoles,
    output: inData(tree),
  }),
  saveMenus: endpoint({
    method: 'POST',
    path: '/api/system/menu/save',
    summary: 'Stores the ticked menus of a role; its permissions follow from them',
    access: manage,
    tx: 'write',
    isForm: true,
    input: ticks,
    output: nothing,
  }),
  saveButtons: endpoint({
    method: 'POST',
    path: '/api/menu/btn/save',
    summary: 'Stores the ticked buttons of a role; its permissions follow from them',
    access: manage,
    tx: 'write',
    isForm: true,
    input: ticks,
    output: nothing,
  }),
  fieldFlags: endpoint({
    method: 'GET',
    path: '/api/FromItem/getCfromFieldCheckByRoleId/:roleId',
    summary: 'What a role says about form fields, as a comma list of field and flag',
    access: manage,
    tx: 'read',
    input: plain(z.object({ roleId: idText })),
    output: inData(
      mapped(
        z.object({ itemId: z.string() }),
        (wire): string => wire.itemId,
        (value) => ({ itemId: value }),
      ),
    ),
  }),
  fields: endpoint({
    method: 'GET',
    path: '/api/getCfromFieldListByFormId/:formId',
    summary: 'Fields of the forms in force: of all items (`qjd`), or of one by its code',
    access: manage,
    tx: 'read',
    input: plain(z.object({ formId: z.string().max(60) })),
    output: inData(fields),
  }),
  saveFields: endpoint({
    method: 'POST',
    path: '/api/FromItem/saveRoleFromitems',
    summary: 'Stores what a role says about form fields: complete for each item that is named',
    access: manage,
    tx: 'write',
    isForm: true,
    input: mapped(
      z.object({ roles: idText, frombtn: z.string().max(800_000) }),
      (wire) => ({ roleId: wire.roles, value: wire.frombtn }),
      ({ roleId, value }) => ({ roles: roleId, frombtn: value }),
    ),
    output: nothing,
  }),
  scopeChoices: endpoint({
    method: 'GET',
    path: '/api/v1/roles/scope-choices',
    summary: 'Organisations a scope may name: by a keyword, and those of the given ids',
    access: manage,
    tx: 'read',
    input: mapped(
      z.object({
        keyWord: z.string().max(limits.keyword).optional(),
        ids: idListText.max(mostNamed * 37).optional(),
      }),
      (wire) => ({ keyword: wire.keyWord ?? '', ids: wire.ids ? wire.ids.split(',') : [] }),
      ({ keyword, ids }: { keyword: string; ids: string[] }) => ({ keyWord: keyword, ids: ids.join(',') }),
    ),
    output: inData(plain(z.array(z.object({ id: z.string(), name: z.string() })))),
  }),
}
