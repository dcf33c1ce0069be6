import { Button, Modal } from 'antd'
import { useNavigate } from 'react-router'
import type { OperationRow } from '@wenwu/core/audit/model'
import { actionName, objectName, operationLines, outcomeName, roleName } from '@wenwu/core/audit/words'
import { joinList } from '@wenwu/core/i18n/format'
import { formatSecond } from '../../../lib/dates.ts'
import { useText } from '../../../lib/i18n.ts'
import { usePathTo } from '../../../lib/pages.ts'
import { KeyValue } from '../../../ui/KeyValue.tsx'

/** Everything one row of the operation log says. */
export function OperationDialog({ row, onClose }: { row: OperationRow; onClose: () => void }) {
  const { t, locale } = useText()
  const navigate = useNavigate()
  const pathTo = usePathTo()
  const ofObject =
    row.objectId === '' ? undefined : pathTo('logging-operation', {}, { preset: 'all', object: row.objectType, objectId: row.objectId })
  const lines = operationLines(row, locale)
  return (
    <Modal
      open
      width={720}
      title={t('logs.rowTitle', { id: row.id })}
      onCancel={onClose}
      footer={[
        ofObject === undefined ? null : (
          <Button
            key="object"
            onClick={() => {
              onClose()
              void navigate(ofObject)
            }}
          >
            {t('logs.ofObject')}
          </Button>
        ),
        <Button key="close" type="primary" onClick={onClose}>
          {t('common.close')}
        </Button>,
      ]}
    >
      <KeyValue
        pairs={[
          { key: 'at', label: t('logs.at'), value: formatSecond(row.at) },
          { key: 'outcome', label: t('logs.outcome'), value: outcomeName(row.outcome, locale) },
          { key: 'actor', label: t('logs.actor'), value: row.actorId === null ? t('logs.nobody') : row.actorName },
          { key: 'username', label: t('logs.username'), value: row.actorUsername },
          {
            key: 'roles',
            label: t('logs.roles'),
            value: joinList(
              row.actorRoles.map((role) => roleName(role, locale)),
              locale,
            ),
          },
          { key: 'action', label: t('logs.action'), value: actionName(row.action, locale) },
          { key: 'object', label: t('logs.object'), value: objectName(row.objectType, locale) },
          { key: 'objectId', label: t('logs.objectId'), value: <span className="mono">{row.objectId}</span>, isWide: true },
          { key: 'address', label: t('logs.address'), value: <span className="mono">{row.address}</span> },
          { key: 'requestId', label: t('logs.requestId'), value: <span className="mono">{row.requestId}</span> },
        ]}
      />
      <h3 className="log-subtitle">{t('logs.details')}</h3>
      {lines.length === 0 ? (
        <p>{t('logs.noDetails')}</p>
      ) : (
        <KeyValue columns={1} pairs={lines.map((line, index) => ({ key: String(index), label: line.label, value: line.value }))} />
      )}
    </Modal>
  )
}
