import { useState } from 'react'
import { Button } from 'antd'
import { useNavigate } from 'react-router'
import { contract } from '@wenwu/core/cases/contract'
import type { CaseView } from '@wenwu/core/cases/model'
import type { Rights } from '@wenwu/core/form/rights'
import type { ItemDefinition } from '@wenwu/core/item/model'
import { call } from '../../../lib/call.ts'
import { useText } from '../../../lib/i18n.ts'
import { notify } from '../../../lib/notify.ts'
import { usePathTo } from '../../../lib/pages.ts'
import { refreshAfterActing } from '../../../lib/query.ts'
import { closeTab, homePath } from '../../../lib/tabs.ts'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { StatusTag } from '../../../ui/StatusTag.tsx'
import type { FormState } from './stored-form.ts'
import { KeptVersions } from './KeptVersions.tsx'
import { closeDraft, type OpenDraft } from './open-drafts.ts'

interface ApplicationHeaderProps {
  view: CaseView
  item: ItemDefinition
  rights: Rights
  draft: OpenDraft
  state: FormState
  isCorrection: boolean
}

/** Which item and which case; the guide, the kept versions and the end of the draft. */
export function ApplicationHeader({ view, item, rights, draft, state, isCorrection }: ApplicationHeaderProps) {
  const { t, textOf } = useText()
  const pathTo = usePathTo()
  const navigate = useNavigate()
  const [open, setOpen] = useState<'none' | 'delete' | 'versions'>('none')
  const guide = pathTo('guide-page', { itemCode: item.code })
  const progress = isCorrection ? pathTo('case-page', { id: view.id }) : undefined

  const remove = async (): Promise<void> => {
    await call(contract.deleteDraft, { id: view.id })
    closeDraft(draft)
    notify.success(t('application.deleted'))
    const from = location.pathname
    const target = pathTo('cases') ?? homePath
    await navigate(target, { replace: true })
    closeTab(from, target)
    await refreshAfterActing()
  }

  return (
    <div className="application-header">
      <PageHeader
        title={textOf(item.name)}
        extra={
          isCorrection ? (
            <>
              <StatusTag of={view} />
              <span className="mono">{view.number}</span>
            </>
          ) : undefined
        }
        actions={
          <>
            {guide !== undefined && (
              <Button type="link" size="small" href={guide} target="_blank" rel="noopener">
                {t('application.openGuide')}
              </Button>
            )}
            {progress !== undefined && (
              <Button type="link" size="small" onClick={() => void navigate(progress)}>
                {t('application.toProgress')}
              </Button>
            )}
            {(view.keptVersions > 0 || state.phase === 'conflict') && (
              <Button type="link" size="small" onClick={() => setOpen('versions')}>
                {t('application.keptOpen')}
              </Button>
            )}
            {view.abilities.canDeleteDraft && (
              <Button type="link" size="small" danger onClick={() => setOpen('delete')}>
                {t('application.delete')}
              </Button>
            )}
          </>
        }
      />
      <ConfirmDialog
        isOpen={open === 'delete'}
        title={t('application.deleteTitle')}
        confirmText={t('application.delete')}
        isDanger
        onConfirm={remove}
        onClose={() => setOpen('none')}
      >
        {t('application.deleteText')}
      </ConfirmDialog>
      {open === 'versions' && (
        <KeptVersions
          caseId={view.id}
          definition={item.form}
          rights={rights}
          data={state.data}
          onTake={(data) => draft.sync.change(() => data)}
          onClose={() => setOpen('none')}
        />
      )}
    </div>
  )
}
