import { useQuery } from '@tanstack/react-query'
import { contract } from '@wenwu/core/roles/contract'
import { formatFlags, parseFlags, type FieldFlags } from '@wenwu/core/roles/field-flags'
import { call } from '../../../lib/call.ts'
import { orTell, rolesKey } from './role-query.ts'
import { statesOf, ticksOf } from './tree-ticks.ts'

const tabKeys = ['menus', 'buttons', 'fields'] as const
export type RoleTab = (typeof tabKeys)[number]

/** What of the three tabs was touched: ids of menus and buttons, flags by field; null for what is as stored. */
export interface TouchedRights {
  menuTicks: string[] | null
  buttonTicks: string[] | null
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
    enabled: tab === 'buttons',
    ...options,
  })
  const fields = useQuery({
    queryKey: [...rolesKey, 'fields', roleId],
    queryFn: ({ signal }) => orTell(readFields(roleId, signal), 'roles.fieldsFailed'),
    enabled: tab === 'fields',
    ...options,
  })
  const menuTicks = touched.menuTicks === null ? undefined : new Set(touched.menuTicks)
  const buttonTicks = touched.buttonTicks === null ? undefined : new Set(touched.buttonTicks)
  const flags = touched.flags === null ? undefined : new Map(touched.flags)

  /** Saves what was touched, and the tab in sight (specification §4.5: the chosen tab; what was touched in another is not lost). */
  const save = async (id: string): Promise<void> => {
    const menuIds = menuTicks ?? (tab === 'menus' && menus.data !== undefined ? ticksOf(menus.data) : undefined)
    if (menuIds !== undefined && menus.data !== undefined) {
      const { checked, halfChecked } = statesOf(menus.data, menuIds)
      await call(contract.saveMenus, { roleId: id, ids: [...checked, ...halfChecked] }, { isQuiet: true })
    }
    const buttonIds = buttonTicks ?? (tab === 'buttons' && buttons.data !== undefined ? ticksOf(buttons.data) : undefined)
    if (buttonIds !== undefined) await call(contract.saveButtons, { roleId: id, ids: [...buttonIds] }, { isQuiet: true })
    const said = flags ?? (tab === 'fields' ? fields.data?.flags : undefined)
    if (said !== undefined) await call(contract.saveFields, { roleId: id, value: formatFlags(said) }, { isQuiet: true })
  }

  return {
    menus,
    buttons,
    fields,
    menuTicks: menuTicks ?? ticksOf(menus.data ?? []),
    buttonTicks: buttonTicks ?? ticksOf(buttons.data ?? []),
    flags: flags ?? fields.data?.flags ?? new Map<string, FieldFlags>(),
    setMenuTicks: (ticks: ReadonlySet<string>): void => touch({ menuTicks: [...ticks] }),
    setButtonTicks: (ticks: ReadonlySet<string>): void => touch({ buttonTicks: [...ticks] }),
    setFlags: (said: ReadonlyMap<string, FieldFlags>): void => touch({ flags: [...said] }),
    save,
  }
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
