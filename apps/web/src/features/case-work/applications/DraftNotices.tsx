import { useState } from 'react'
import { Alert, Button, Space } from 'antd'
import { Link } from 'react-router'
import type { CaseView } from '@wenwu/core/cases/model'
import type { FormDefinition } from '@wenwu/core/form/model'
import type { Rights } from '@wenwu/core/form/rights'
import { formatMinute } from '../../../lib/dates.ts'
import { useText } from '../../../lib/i18n.ts'
import { usePathTo } from '../../../lib/pages.ts'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { noteKeptVersion } from './application-query.ts'
import { AppliedBefore } from './AppliedBefore.tsx'
import { CompareDialog } from './CompareDialog.tsx'
import { describeDevice } from './device.ts'
import type { FormState } from './stored-form.ts'
import type { LocalCopy } from './local-copies.ts'
import { keepBeside, type OpenDraft } from './open-drafts.ts'

interface DraftNoticesProps {
  view: CaseView
  definition: FormDefinition
  rights: Rights
  draft: OpenDraft
  state: FormState
}

/** Whether a save was refused because nothing can be filled in any more: the page of the case says what it is now. */
function isNoForm(code: string | undefined): boolean {
  return code === 'handed-in-already' || code === 'not-your-turn'
}

/** What the person must know about their versions: an unsynchronised copy of this browser, two versions, a draft that cannot be saved. */
export function DraftNotices(props: DraftNoticesProps) {
  const { view, definition, draft, state } = props
  const { t } = useText()
  const pathTo = usePathTo()
  const [isRestoredShown, setRestoredShown] = useState(draft.isRestored)
  const casePath = pathTo('case-page', { id: view.id })
  return (
    <div className="draft-notices no-print">
      {isRestoredShown && (
        <Alert
          type="success"
          showIcon
          title={t('application.restored')}
          closable={{
            'aria-label': t('common.close'),
            onClose: () => {
              draft.isRestored = false
              setRestoredShown(false)
            },
          }}
        />
      )}
      {view.reappliedFrom !== null && <AppliedBefore view={view} before={view.reappliedFrom} definition={definition} data={state.data} />}
      <LocalOffer {...props} />
      <Conflict {...props} />
      {state.phase === 'refused' && (
        <Alert
          type="error"
          showIcon
          title={t('application.refusedTitle')}
          description={`${state.failure?.message ?? ''} ${t('application.refusedKept')}`}
          action={
            casePath !== undefined && isNoForm(state.failure?.code) ? <Link to={casePath}>{t('application.toProgress')}</Link> : undefined
          }
        />
      )}
    </div>
  )
}

/** «本机有一份未同步的内容»: what was typed here and never reached the server. */
function LocalOffer({ view, definition, rights, draft, state }: DraftNoticesProps) {
  const { t } = useText()
  const [offers, setOffers] = useState<readonly LocalCopy[]>(draft.offers)
  const [asked, setAsked] = useState<'none' | 'compare' | 'discard'>('none')
  const offer = offers[0]
  if (offer === undefined) return null
  const settle = (): void => {
    draft.copies.drop(offer)
    draft.offers = draft.offers.filter((each) => each !== offer)
    setOffers(draft.offers)
    setAsked('none')
  }
  const isSimple = offer.baseRevision === view.revision && state.data === state.saved && state.revision === view.revision
  return (
    <>
      <Alert
        type="warning"
        showIcon
        title={t('application.localTitle')}
        description={t('application.localText', { time: formatMinute(offer.at) })}
        action={
          <Space wrap>
            {isSimple && (
              <Button
                type="primary"
                size="small"
                onClick={() => {
                  draft.sync.change(() => offer.data)
                  settle()
                }}
              >
                {t('application.localRestore')}
              </Button>
            )}
            <Button size="small" onClick={() => setAsked('compare')}>
              {t('application.compare')}
            </Button>
            <Button size="small" type="text" onClick={() => setAsked('discard')}>
              {t('application.localDiscard')}
            </Button>
          </Space>
        }
      />
      {asked === 'compare' && (
        <CompareDialog
          title={t('application.localTitle')}
          intro={t('application.localIntro')}
          definition={definition}
          rights={rights}
          mine={{ label: t('application.versionLocal'), note: formatMinute(offer.at), data: offer.data }}
          theirs={{ label: t('application.versionServer'), note: formatMinute(state.savedAt), data: state.data }}
          preset="mine"
          confirmText={t('application.compareTake')}
          onConfirm={(merged, all) => {
            if (all !== 'theirs') draft.sync.change(() => merged)
            settle()
          }}
          onClose={() => setAsked('none')}
        />
      )}
      <ConfirmDialog
        isOpen={asked === 'discard'}
        title={t('application.localDiscardTitle')}
        confirmText={t('application.localDiscard')}
        isDanger
        onConfirm={settle}
        onClose={() => setAsked('none')}
      >
        {t('application.localDiscardText', { time: formatMinute(offer.at) })}
      </ConfirmDialog>
    </>
  )
}

/** The draft was saved elsewhere: both versions side by side; the one that is not chosen is kept. */
function Conflict({ view, definition, rights, draft, state }: DraftNoticesProps) {
  const { t } = useText()
  const [later, setLater] = useState<number | null>(null)
  const stored = state.conflict
  if (state.phase !== 'conflict' || stored === null) return null
  const isSameDevice = stored.device === describeDevice()
  return (
    <>
      <Alert
        type="warning"
        showIcon
        title={t('application.conflictTitle')}
        description={t('application.conflictText')}
        action={
          <Button type="primary" size="small" onClick={() => setLater(null)}>
            {t('application.compare')}
          </Button>
        }
      />
      {later !== stored.revision && (
        <CompareDialog
          title={t('application.conflictTitle')}
          intro={t('application.conflictIntro')}
          definition={definition}
          rights={rights}
          mine={{ label: t('application.versionMine'), note: t('application.versionMineNote'), data: state.data }}
          theirs={{
            label: t('application.versionTheirs'),
            note: [formatMinute(stored.savedAt), isSameDevice ? t('application.sameDevice') : stored.device].filter(Boolean).join(' · '),
            data: stored.data,
          }}
          base={state.saved}
          confirmText={t('application.compareTake')}
          onConfirm={(merged, all) => {
            noteKeptVersion(view.id)
            draft.sync.resolve(all === 'theirs' ? stored.data : merged, stored)
            if (all !== 'theirs') void keepBeside(view.id, stored, draft)
            else void draft.sync.flush()
          }}
          onClose={() => setLater(stored.revision)}
        />
      )}
    </>
  )
}
