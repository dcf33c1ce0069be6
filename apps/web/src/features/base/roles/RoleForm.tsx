import { useEffect, useId, useState, type ReactNode } from 'react'
import { Alert, Button } from 'antd'
import { useLocation, useNavigate } from 'react-router'
import { contract } from '@wenwu/core/roles/contract'
import type { RoleView } from '@wenwu/core/roles/model'
import { call } from '../../../lib/call.ts'
import { CallError } from '../../../lib/call-error.ts'
import { useText } from '../../../lib/i18n.ts'
import { notify } from '../../../lib/notify.ts'
import { usePathTo } from '../../../lib/pages.ts'
import { queryClient } from '../../../lib/query.ts'
import { closeTab, homePath } from '../../../lib/tabs.ts'
import { useTypedForm } from '../../../lib/typed-form.ts'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { TabBar } from '../../../ui/TabBar.tsx'
import { TypedNotice } from '../../../ui/TypedNotice.tsx'
import { FieldTable } from './FieldTable.tsx'
import { checkRole, emptyRole, valuesOf, type RoleErrors, type RoleValues } from './role-form.ts'
import { rolesKey } from './role-query.ts'
import { RoleFields } from './RoleFields.tsx'
import { TickTree } from './TickTree.tsx'
import { untouched, useRoleRights, type RoleTab, type TouchedRights } from './use-role-rights.ts'

const tabs = [
  { key: 'menus', label: 'roles.tabMenus', hint: 'roles.menusHint' },
  { key: 'buttons', label: 'roles.tabButtons', hint: 'roles.buttonsHint' },
  { key: 'fields', label: 'roles.tabFields', hint: 'roles.fieldsHint' },
] as const

/** A role with its three tabs of permissions; saving follows specification §4.5. Nothing typed is lost when it fails. */
export function RoleForm({ role }: { role: RoleView | undefined }) {
  const { t, textOf } = useText()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const listPath = usePathTo()('role-management') ?? homePath
  const panel = useId()
  const form = useTypedForm<RoleValues & TouchedRights>(`role ${role?.id ?? 'new'}`, {
    ...(role === undefined ? emptyRole : valuesOf(role)),
    ...untouched,
  })
  const { menuTicks, buttonTicks, flags, ...values } = form.values
  const [errors, setErrors] = useState<RoleErrors>({})
  const [refused, setRefused] = useState('')
  const [tab, setTab] = useState<RoleTab>('menus')
  const [isBusy, setBusy] = useState(false)
  const [tries, setTries] = useState(0)
  // a role that was made but whose permissions could not be stored is changed by the next try, not made again
  const [madeId, setMadeId] = useState<string>()
  const rights = useRoleRights(role?.id ?? '', tab, { menuTicks, buttonTicks, flags }, form.change)
  const isFixed = role?.isFixed === true
  const isNew = role === undefined

  // the first field that is wrong, once it is drawn as wrong
  useEffect(() => {
    if (tries > 0) document.querySelector<HTMLElement>('.role-fields [aria-invalid="true"]')?.focus()
  }, [tries])

  const change = (part: Partial<RoleValues>): void => {
    form.change(part)
    setErrors((before) =>
      Object.fromEntries(
        Object.entries(before).filter(([key]) => !(key in part) && !(key === 'scope' && ('provinces' in part || 'organizations' in part))),
      ),
    )
  }

  const refresh = () => queryClient.invalidateQueries({ queryKey: rolesKey })
  const submit = async (): Promise<void> => {
    const found = checkRole(values)
    setErrors(found)
    setRefused('')
    setTries((before) => before + 1)
    if (Object.keys(found).length > 0) return
    setBusy(true)
    const known = role?.id ?? madeId
    let isStored = false
    try {
      const input = { id: known, ...values }
      const { id } = await (known === undefined
        ? call(contract.create, input, { isQuiet: true })
        : call(contract.update, { ...input, version: role?.version }, { isQuiet: true }))
      isStored = true
      setMadeId(id)
      await rights.save(id)
      notify.success(t(isNew ? 'roles.created' : 'roles.updated'))
      await refresh()
      form.settle()
      await navigate(listPath)
      closeTab(pathname, listPath)
    } catch (error) {
      if (await form.meet(error, refresh)) return
      // what the next try is based on
      if (isStored) await refresh()
      notify.error(t(isNew ? 'roles.createFailed' : 'roles.updateFailed'))
      if (error instanceof CallError) setRefused(error.message)
    } finally {
      setBusy(false)
    }
  }

  const shown = tabs.find((each) => each.key === tab)!
  return (
    <form
      className="page role-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <PageHeader
        title={isNew ? t('roles.addTitle') : `${t(isFixed ? 'roles.viewTitle' : 'roles.editTitle')} · ${textOf(role.name)}`}
        actions={
          <>
            <span role="status" className="role-form-busy">
              {isBusy ? t(isNew ? 'roles.creating' : 'roles.updating') : ''}
            </span>
            <Button onClick={() => void navigate(listPath)}>{t('common.back')}</Button>
            {!isFixed && (
              <Button type="primary" htmlType="submit" loading={isBusy}>
                {t('roles.save')}
              </Button>
            )}
          </>
        }
      />
      {isFixed && <Alert type="info" showIcon title={t('roles.fixedNotice')} />}
      {refused !== '' && <Alert type="error" showIcon title={refused} role="alert" />}
      <TypedNotice form={form} />
      <div className="role-form-body">
        <section className="panel role-form-facts">
          <RoleFields
            values={values}
            errors={errors}
            onChange={change}
            isDisabled={isFixed || isBusy}
            isScopeFixed={role?.isBuiltIn === true}
          />
        </section>
        <section className="panel role-form-rights">
          <TabBar
            label={t('roles.tabs')}
            items={tabs.map((each) => ({ key: each.key, label: t(each.label), permission: 'role.manage' }))}
            active={tab}
            onChange={(key) => setTab(key as RoleTab)}
            controls={panel}
          />
          <div id={panel} role="tabpanel" aria-label={t(shown.label)} className="role-form-panel">
            <p className="role-form-hint">{t(shown.hint)}</p>
            {tab === 'menus' && (
              <Loaded query={rights.menus} title={t('roles.loadFailed')}>
                {(nodes) => (
                  <TickTree
                    kind="menu"
                    label={t('roles.tabMenus')}
                    nodes={nodes}
                    ticks={rights.menuTicks}
                    onChange={rights.setMenuTicks}
                    isDisabled={isFixed || isBusy}
                  />
                )}
              </Loaded>
            )}
            {tab === 'buttons' && (
              <Loaded query={rights.buttons} title={t('roles.buttonsFailed')}>
                {(nodes) => (
                  <TickTree
                    kind="button"
                    label={t('roles.tabButtons')}
                    nodes={nodes}
                    ticks={rights.buttonTicks}
                    onChange={rights.setButtonTicks}
                    isDisabled={isFixed || isBusy}
                  />
                )}
              </Loaded>
            )}
            {tab === 'fields' && (
              <Loaded query={rights.fields} title={t('roles.fieldsFailed')}>
                {({ fields }) => (
                  <FieldTable fields={fields} flags={rights.flags} onChange={rights.setFlags} isDisabled={isFixed || isBusy} />
                )}
              </Loaded>
            )}
          </div>
        </section>
      </div>
    </form>
  )
}

interface LoadedProps<T> {
  query: { data: T | undefined; error: unknown; refetch: () => unknown }
  title: string
  children: (data: T) => ReactNode
}

function Loaded<T>({ query, title, children }: LoadedProps<T>) {
  const { t } = useText()
  if (query.data !== undefined) return children(query.data)
  if (query.error !== null) return <ErrorState title={title} error={query.error} onRetry={() => void query.refetch()} />
  return <p role="status">{t('common.loading')}</p>
}
