import { useId } from 'react'
import { Modal, Segmented, Select } from 'antd'
import { pageSizes } from '@wenwu/core/kernel/page'
import { useText } from '../../../lib/i18n.ts'
import { setPreferences, usePreferences, type Density, type PageSize } from '../../../lib/preferences.ts'

/** Settings of this browser: density of lists, rows of a page. They apply at once. */
export function SettingsPanel({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useText()
  const id = useId()
  const { density, pageSize } = usePreferences()
  return (
    <Modal open={isOpen} title={t('shell.settings')} width={420} footer={null} onCancel={onClose} destroyOnHidden>
      <dl className="settings">
        <dt id={`${id}-density`}>{t('shell.density')}</dt>
        <dd>
          <Segmented<Density>
            aria-labelledby={`${id}-density`}
            value={density}
            options={[
              { value: 'compact', label: t('shell.compact') },
              { value: 'comfortable', label: t('shell.comfortable') },
            ]}
            onChange={(value) => setPreferences({ density: value })}
          />
        </dd>
        <dt id={`${id}-size`}>{t('shell.pageSize')}</dt>
        <dd>
          <Select
            aria-labelledby={`${id}-size`}
            style={{ width: 120 }}
            value={pageSize}
            options={[
              ...pageSizes.list.map((n) => ({ value: n as PageSize, label: t('shell.rowsPerPage', { n }) })),
              { value: 'fit', label: t('list.fitWindow') },
            ]}
            onChange={(value: PageSize) => setPreferences({ pageSize: value })}
          />
          <p>{t('shell.pageSizeHint')}</p>
        </dd>
      </dl>
    </Modal>
  )
}
