import { useState } from 'react'
import { Button, Modal } from 'antd'
import { nameOf } from '@wenwu/core/codes/code-list'
import { provinces } from '@wenwu/core/codes/provinces'
import { contract } from '@wenwu/core/organizations/contract'
import { orderCap, type OrganizationView } from '@wenwu/core/organizations/model'
import { addableBelow, fixedKinds, regionDigits } from '@wenwu/core/organizations/placement'
import { call } from '../../../lib/call.ts'
import { useText } from '../../../lib/i18n.ts'
import { notify } from '../../../lib/notify.ts'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { KeyValue } from '../../../ui/KeyValue.tsx'
import { MoveDialog } from './MoveDialog.tsx'
import { OrganizationDialog } from './OrganizationDialog.tsx'
import { refreshOrganizations, useLevel } from './queries.ts'
import { useWords } from './use-words.ts'

interface OrganizationDetailsProps {
  organization: OrganizationView
  onChoose: (id: string) => void
}

/** One organisation: what is written about it, what hangs on it, and what may be done with it. */
export function OrganizationDetails({ organization, onChoose }: OrganizationDetailsProps) {
  const { t, locale } = useText()
  const { kindName, useLines } = useWords()
  const [dialog, setDialog] = useState<'add' | 'edit' | 'move' | 'deactivate'>()
  const close = (): void => setDialog(undefined)
  const { id, kind, name, isActive, path, version } = organization
  const lines = useLines(organization.use)

  const setActive = async (value: boolean): Promise<void> => {
    await call(contract.setActive, { id, isActive: value, version })
    notify.success(t(value ? 'organizations.activated' : 'organizations.deactivated'))
    await refreshOrganizations()
  }
  return (
    <>
      <header className="org-head">
        <div>
          <h2>{name}</h2>
          <span className={`status-tag tone-${isActive ? 'green' : 'grey'}`}>
            {t(isActive ? 'organizations.active' : 'form.organization.inactive')}
          </span>
        </div>
        <div className="org-actions">
          {isActive && addableBelow(kind).length > 0 && (
            <Button type="primary" onClick={() => setDialog('add')}>
              {t('organizations.addBelow')}
            </Button>
          )}
          <Button onClick={() => setDialog('edit')}>{t('organizations.edit')}</Button>
          {!fixedKinds.includes(kind) && <Button onClick={() => setDialog('move')}>{t('organizations.move')}</Button>}
          <OrderButtons organization={organization} />
          {isActive ? (
            <Button danger onClick={() => setDialog('deactivate')}>
              {t('organizations.deactivate')}
            </Button>
          ) : (
            <Button onClick={() => void setActive(true).catch(() => undefined)}>{t('organizations.activate')}</Button>
          )}
        </div>
      </header>
      <KeyValue
        pairs={[
          { key: 'kind', label: t('organizations.kind'), value: kindName(kind) },
          { key: 'code', label: t('organizations.code'), value: <Mono text={organization.code} /> },
          { key: 'creditCode', label: t('organizations.creditCode'), value: <Mono text={organization.creditCode} /> },
          { key: 'telephone', label: t('organizations.telephone'), value: organization.telephone || null },
          {
            key: 'province',
            label: t('organizations.province'),
            value: organization.provinceCode === null ? null : nameOf(provinces, organization.provinceCode, locale),
          },
          ...(regionDigits(kind) === undefined
            ? []
            : [{ key: 'region', label: t('organizations.region'), value: <Mono text={organization.regionCode} /> }]),
          {
            key: 'path',
            label: t('organizations.path'),
            isWide: true,
            value:
              path.length === 0
                ? t('organizations.root')
                : path.map((step, index) => (
                    <span key={step.id}>
                      {index > 0 && ' / '}
                      <Button type="link" size="small" className="org-step" onClick={() => onChoose(step.id)}>
                        {step.name}
                      </Button>
                    </span>
                  )),
          },
          {
            key: 'use',
            label: t('organizations.use'),
            isWide: true,
            value: lines.length === 0 ? t('organizations.useNone') : lines.join(' · '),
          },
        ]}
      />
      {dialog === 'add' && (
        <OrganizationDialog
          mode={{ kind: 'add', parent: organization }}
          onClose={close}
          onSaved={(saved) => {
            close()
            onChoose(saved.id)
          }}
        />
      )}
      {dialog === 'edit' && <OrganizationDialog mode={{ kind: 'edit', organization }} onClose={close} onSaved={close} />}
      {dialog === 'move' && <MoveDialog organization={organization} onClose={close} />}
      <ConfirmDialog
        isOpen={dialog === 'deactivate' && lines.length === 0}
        title={t('organizations.deactivateTitle', { name })}
        confirmText={t('organizations.deactivateConfirm')}
        isDanger
        onConfirm={() => setActive(false)}
        onClose={close}
      >
        <p>{t('organizations.deactivateText')}</p>
      </ConfirmDialog>
      <Modal
        open={dialog === 'deactivate' && lines.length > 0}
        width={440}
        title={t('organizations.inUse')}
        onCancel={close}
        footer={
          <Button type="primary" onClick={close}>
            {t('common.close')}
          </Button>
        }
      >
        <ul className="org-use">
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </Modal>
    </>
  )
}

function Mono({ text }: { text: string | null }) {
  return text === null ? '—' : <span className="mono">{text}</span>
}

/** One place up or down among its siblings, where all of them are known and few enough. */
function OrderButtons({ organization: { id, parentId } }: { organization: OrganizationView }) {
  const { t } = useText()
  const { rows, hasNextPage } = useLevel(parentId)
  const [isBusy, setBusy] = useState(false)
  if (rows === undefined || hasNextPage || rows.length < 2 || rows.length > orderCap) return null
  const ids = rows.map((row) => row.id)
  const at = ids.indexOf(id)
  if (at === -1) return null
  const swap = async (other: number): Promise<void> => {
    const next = [...ids]
    next[at] = ids[other] ?? id
    next[other] = id
    setBusy(true)
    try {
      await call(contract.reorder, { parentId, ids: next })
      await refreshOrganizations()
    } catch {
      // call() has told why
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <Button disabled={at === 0 || isBusy} onClick={() => void swap(at - 1)}>
        {t('organizations.up')}
      </Button>
      <Button disabled={at === ids.length - 1 || isBusy} onClick={() => void swap(at + 1)}>
        {t('organizations.down')}
      </Button>
    </>
  )
}
