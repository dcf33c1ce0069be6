import { useState } from 'react'
import { Checkbox } from 'antd'
import { contract } from '@wenwu/core/organizations/contract'
import type { OrganizationView } from '@wenwu/core/organizations/model'
import { mayStandBelow } from '@wenwu/core/organizations/placement'
import { CallError } from '../../../lib/call-error.ts'
import { call } from '../../../lib/call.ts'
import { useText } from '../../../lib/i18n.ts'
import { notify } from '../../../lib/notify.ts'
import { organizationSource } from '../../../lib/organization-source.ts'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { FormField } from '../../../ui/FormField.tsx'
import { OrganizationPicker, type PickedOrganization } from '../../../ui/OrganizationPicker.tsx'
import { refreshOrganizations } from './queries.ts'

/** Hangs an organisation with all below it somewhere else; only places where its kind fits can be chosen. */
export function MoveDialog({ organization, onClose }: { organization: OrganizationView; onClose: () => void }) {
  const { t } = useText()
  const { id, kind, name, version } = organization
  const [target, setTarget] = useState<PickedOrganization | null>(null)
  const [isRoot, setRoot] = useState(false)
  const [error, setError] = useState('')
  const mayBeRoot = mayStandBelow(kind, null)
  const move = async (): Promise<void> => {
    try {
      await call(contract.move, { id, parentId: isRoot ? null : (target?.id ?? null), version }, { isQuiet: true })
      notify.success(t('organizations.moved'))
      await refreshOrganizations()
    } catch (thrown) {
      setError(thrown instanceof CallError ? thrown.message : '')
      throw thrown
    }
  }
  return (
    <ConfirmDialog
      isOpen
      hasFields
      width={520}
      title={t('organizations.moveOf', { name })}
      confirmText={t('organizations.move')}
      isDisabled={target === null && !isRoot}
      onConfirm={move}
      onClose={onClose}
    >
      <FormField label={t('organizations.moveTo')} isRequired error={error} hint={t('organizations.moveHint')}>
        {(ties) => (
          <OrganizationPicker
            id={ties.id}
            describedBy={ties['aria-describedby']}
            isInvalid={ties['aria-invalid']}
            isDisabled={isRoot}
            source={organizationSource}
            value={target}
            isChoosable={(node) => node.isActive && node.id !== id && mayStandBelow(kind, node.kind)}
            onChange={(value) => {
              setTarget(value)
              setError('')
            }}
          />
        )}
      </FormField>
      {mayBeRoot && (
        <Checkbox checked={isRoot} onChange={(event) => setRoot(event.target.checked)}>
          {t('organizations.moveToRoot')}
        </Checkbox>
      )}
    </ConfirmDialog>
  )
}
