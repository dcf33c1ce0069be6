import { useEffect, useRef, useState } from 'react'
import { Button, Checkbox } from 'antd'
import { isAdministratorRole } from '@wenwu/core/auth/permissions'
import { contract } from '@wenwu/core/users/contract'
import type { AccountView } from '@wenwu/core/users/model'
import { call } from '../../../lib/call.ts'
import { useText } from '../../../lib/i18n.ts'
import { notify } from '../../../lib/notify.ts'
import { refusedFields } from './form-values.ts'
import { refreshUsers } from './user-query.ts'
import { useRoles } from './use-roles.ts'

/** The roles of an account: to read for everybody here, to grant and revoke for security administrators. */
export function RolesPanel({ user }: { user: AccountView }) {
  const { t, textOf } = useText()
  const all = useRoles()
  const held = user.roles.map((role) => role.id)
  const [chosen, setChosen] = useState<readonly string[]>(held)
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const panel = useRef<HTMLElement>(null)
  const canGrant = user.abilities.includes('grant')
  const isChanged = chosen.length !== held.length || chosen.some((id) => !held.includes(id))
  useEffect(() => {
    if (location.hash === '#roles') panel.current?.scrollIntoView({ block: 'start' })
  }, [])

  const isAdministrator = (id: string): boolean => isAdministratorRole(all.find((role) => role.id === id)?.code ?? '')
  const toggle = (id: string, isOn: boolean): void => {
    setError(undefined)
    if (!isOn) return setChosen(chosen.filter((other) => other !== id))
    // an administrator's role stands alone: choosing one lets go of the others, and the other way round
    setChosen(isAdministrator(id) ? [id] : [...chosen.filter((other) => !isAdministrator(other)), id])
  }
  const save = async (): Promise<void> => {
    setBusy(true)
    try {
      await call(contract.setRoles, { id: user.id, version: user.version, roleIds: [...chosen] })
      notify.success(t('users.rolesDone'))
      await refreshUsers()
    } catch (thrown) {
      setError(refusedFields(thrown, t)?.['roleIds'])
    } finally {
      setBusy(false)
    }
  }
  return (
    <section className="panel" id="roles" ref={panel} aria-label={t('users.rolesSection')}>
      <div className="panel-title">
        <h2>{t('users.rolesSection')}</h2>
      </div>
      <div className="user-panel">
        {canGrant ? (
          <>
            <p className="user-hint">{t('users.rolesHint')}</p>
            <div className="user-roles" role="group" aria-label={t('users.rolesSection')}>
              {all.map((role) => (
                <Checkbox key={role.id} checked={chosen.includes(role.id)} onChange={(event) => toggle(role.id, event.target.checked)}>
                  {textOf(role.name)}
                </Checkbox>
              ))}
            </div>
            {error !== undefined && (
              <p className="user-field-error" role="alert">
                {error}
              </p>
            )}
            <div className="user-buttons">
              <Button type="primary" disabled={!isChanged} loading={isBusy} onClick={() => void save()}>
                {t('users.saveRoles')}
              </Button>
              <Button disabled={!isChanged} onClick={() => setChosen(held)}>
                {t('common.reset')}
              </Button>
            </div>
          </>
        ) : (
          <>
            {user.roles.length === 0 ? (
              <p>{t('users.noRoles')}</p>
            ) : (
              <ul className="user-held">
                {user.roles.map((role) => (
                  <li key={role.id}>{textOf(role.name)}</li>
                ))}
              </ul>
            )}
            <p className="user-hint">{t('users.rolesReadOnly')}</p>
          </>
        )}
      </div>
    </section>
  )
}
