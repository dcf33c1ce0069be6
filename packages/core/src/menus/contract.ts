import { z } from 'zod'
import { inData, mapped, nothing, plain } from '../http/codec.ts'
import { endpoint } from '../http/endpoint.ts'
import { idText, textSchema } from '../http/wire.ts'
import { iconPattern, keyPattern, urlPattern, type MenuEntry, type MenuInput } from './model.ts'

/** The menu as data (screen async-routes-config). */

const shared = {
  parentId: idText.nullable(),
  name: z.string().regex(keyPattern),
  titles: textSchema,
  icon: z.union([z.literal(''), z.string().regex(iconPattern)]),
  url: z.union([z.literal(''), z.string().regex(urlPattern)]),
  component: z.union([z.literal(''), z.string().regex(keyPattern)]),
  type: z.enum(['menu', 'button']),
  permissionCode: z.string().max(60),
}

const entry = mapped(
  z.object({
    id: z.string(),
    ...shared,
    url: z.string(),
    icon: z.string(),
    component: z.string(),
    name: z.string(),
    orderby: z.number(),
    isBuiltIn: z.boolean(),
    isRemoved: z.boolean(),
  }),
  ({ orderby, ...rest }): MenuEntry => ({ ...rest, parentId: rest.parentId ?? null, order: orderby }),
  ({ order, ...rest }) => ({ ...rest, orderby: order }),
)

const manage = ['menu.manage'] as const

export const contract = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/menus',
    summary: 'Every entry of the menu in order, and the screens an entry may open',
    access: manage,
    tx: 'read',
    input: plain(z.object({})),
    output: inData(
      mapped(
        z.object({ items: z.array(entry.schema), components: z.array(z.string()) }),
        (wire): { entries: MenuEntry[]; components: string[] } => ({
          entries: wire.items.map((each) => entry.toDomain(each)),
          components: wire.components,
        }),
        ({ entries, components }) => ({ items: entries.map((each) => entry.toWire(each)), components }),
      ),
    ),
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/v1/menus',
    summary: 'Adds an entry as the last of its folder',
    access: manage,
    tx: 'write',
    input: mapped(
      z.object(shared),
      (wire): MenuInput => ({ ...wire, id: undefined }),
      ({ id: _id, ...rest }) => rest,
    ),
    output: inData(plain(z.object({ id: z.string() }))),
  }),
  change: endpoint({
    method: 'PUT',
    path: '/api/v1/menus/:id',
    summary: 'Changes an entry; of a built-in one title, icon and address',
    access: manage,
    tx: 'write',
    input: mapped(
      z.object({ id: idText, ...shared }),
      (wire): MenuInput => ({ ...wire }),
      (input) => ({ ...input, id: input.id ?? '' }),
    ),
    output: nothing,
  }),
  move: endpoint({
    method: 'POST',
    path: '/api/v1/menus/:id/move',
    summary: 'Puts an entry into a folder, before another entry or last',
    access: manage,
    tx: 'write',
    input: plain(z.object({ id: idText, parentId: idText.nullable(), beforeId: idText.nullable() })),
    output: nothing,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/v1/menus/:id',
    summary: 'Takes an entry out of the menu and of all roles',
    access: manage,
    tx: 'write',
    input: plain(z.object({ id: idText })),
    output: nothing,
  }),
  restore: endpoint({
    method: 'POST',
    path: '/api/v1/menus/:id/restore',
    summary: 'Puts a built-in entry back that was taken out; roles have to be given it anew',
    access: manage,
    tx: 'write',
    input: plain(z.object({ id: idText })),
    output: nothing,
  }),
}
