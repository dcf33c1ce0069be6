import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { contract } from '@wenwu/core/roles/contract'
import { formatFlags, noFlags, parseFlags, type FieldFlags } from '@wenwu/core/roles/field-flags'
import type { TreeNode } from '@wenwu/core/roles/model'
import { call } from '../../../lib/call.ts'
import { isUnchanged } from '../../../lib/typed-over.ts'
import { orTell, rolesKey } from './role-query.ts'
import { changeOf, statesOf, ticksOf, withChange, type TickChange } from './tree-ticks.ts'

const tabKeys = ['menus', 'buttons', 'fields'] as const
export type RoleTab = (typeof tabKeys)[number]

/** What of the three tabs was touched: menus, buttons, flags of fields that are others than stored; null for what is as stored. */
export interface TouchedRights {
  menuTicks: TickChange | null
  buttonTicks: TickChange | null
  flags: [field: string, FieldFlags][] | null
}

export const untouched: TouchedRights = { menuTicks: null, buttonTicks: null, flags: null }

/** What the three tabs of a role hold: as stored until it is touched, then as touched. `roleId` is empty for a role to be. */
export function useRoleRights(roleId: string, tab: RoleTab, touched: TouchedRights, touch: (part: Partial<TouchedRights>) => void) {
  const options = { staleTime: 0, gcTime: 0 }
  const menus = useQuery({
    queryKey: [...rolesKey, 'menu-tree', roleId],
    queryFn: ({ signal }) => orTell(call(contract.menuTree, { roleId }, { signal, isQuiet: true }), 'roles.loadFailed'),
    ...options,
  })
  const buttons = useQuery({
    queryKey: [...rolesKey, 'button-tree', roleId],
    queryFn: ({ signal }) => orTell(call(contract.buttonTree, { roleId }, { signal, isQuiet: true }), 'roles.buttonsFailed'),
    enabled: tab === 'buttons' || touched.buttonTicks !== null,
    ...options,
  })
  const fields = useQuery({
    queryKey: [...rolesKey, 'fields', roleId],
    queryFn: ({ signal }) => orTell(readFields(roleId, signal), 'roles.fieldsFailed'),
    enabled: tab === 'fields' || touched.flags !== null,
    ...options,
  })
  const menuTicks = (nodes: readonly TreeNode[] = []) => withChange(ticksOf(nodes), touched.menuTicks)
  const buttonTicks = (nodes: readonly TreeNode[] = []) => withChange(ticksOf(nodes), touched.buttonTicks)
  const flags = (stored: ReadonlyMap<string, FieldFlags> = new Map()) => new Map([...stored, ...(touched.flags ?? [])])

  /** What was touched, and the tab in sight once it was read (specification §4.5: the chosen tab; what was touched in another is not lost). */
  const isSaved = (key: RoleTab, change: unknown, query: UseQueryResult) => change !== null || (tab === key && query.data !== undefined)
  const save = async (id: string): Promise<void> => {
    if (isSaved('menus', touched.menuTicks, menus)) {
      const nodes = await readOf(menus)
      const { checked, halfChecked } = statesOf(nodes, menuTicks(nodes))
      await call(contract.saveMenus, { roleId: id, ids: [...checked, ...halfChecked] }, { isQuiet: true })
    }
    if (isSaved('buttons', touched.buttonTicks, buttons))
      await call(contract.saveButtons, { roleId: id, ids: [...buttonTicks(await readOf(buttons))] }, { isQuiet: true })
    if (isSaved('fields', touched.flags, fields))
      await call(contract.saveFields, { roleId: id, value: formatFlags(flags((await readOf(fields)).flags)) }, { isQuiet: true })
  }

  return {
    menus,
    buttons,
    fields,
    menuTicks: menuTicks(menus.data),
    buttonTicks: buttonTicks(buttons.data),
    flags: flags(fields.data?.flags),
    setMenuTicks: (ticks: ReadonlySet<string>): void => touch({ menuTicks: changeOf(ticksOf(menus.data ?? []), ticks) }),
    setButtonTicks: (ticks: ReadonlySet<string>): void => touch({ buttonTicks: changeOf(ticksOf(buttons.data ?? []), ticks) }),
    setFlags: (said: ReadonlyMap<string, FieldFlags>): void => touch({ flags: othersThan(fields.data?.flags, said) }),
    save,
  }
}

/** What a query has read, or reads now. */
async function readOf<T>(query: UseQueryResult<T>): Promise<T> {
  return query.data ?? (await query.refetch({ throwOnError: true })).data!
}

function othersThan(stored: ReadonlyMap<string, FieldFlags> = new Map(), said: ReadonlyMap<string, FieldFlags>): TouchedRights['flags'] {
  const others = [...said].filter(([field, flags]) => !isUnchanged(flags, stored.get(field) ?? noFlags))
  return others.length === 0 ? null : others
}

async function readFields(roleId: string, signal: AbortSignal) {
  const [fields, value] = await Promise.all([
    call(contract.fields, { formId: 'qjd' }, { signal, isQuiet: true }),
    roleId === '' ? '' : call(contract.fieldFlags, { roleId }, { signal, isQuiet: true }),
  ])
  return {
    fields,
    flags:
      parseFlags(
        value,
        fields.map((field) => field.id),
      ) ?? new Map<string, FieldFlags>(),
  }
}
