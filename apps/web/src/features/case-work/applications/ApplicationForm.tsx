import { Button } from 'antd'
import type { CaseFile, CaseView } from '@wenwu/core/cases/model'
import { getValue } from '@wenwu/core/form/paths'
import type { ItemVersion } from '@wenwu/core/items/contract'
import { ItemForm } from '../../../item/ItemForm.tsx'
import { ItemUploadDrop } from '../../../item/ItemUploadDrop.tsx'
import { useDroppedFiles } from '../../../item/use-dropped-files.ts'
import { useUploadQueue } from '../../../item/use-upload-queue.ts'
import { useReadCase } from '../../../lib/bell-count.ts'
import { useText } from '../../../lib/i18n.ts'
import { usePageTitle } from '../../../lib/tabs.ts'
import { ApplicationHeader } from './ApplicationHeader.tsx'
import { ApplicationNotices } from './ApplicationNotices.tsx'
import { noteFiles, takeOut } from './application-query.ts'
import { CheckStep } from './CheckStep.tsx'
import { lastSaved } from './last-saved.ts'
import { MaterialsStep } from './MaterialsStep.tsx'
import { PointTurn } from './PointTurn.tsx'
import { SaveStatus } from './SaveStatus.tsx'
import { SectionStep } from './SectionStep.tsx'
import { SubmitQuestion } from './SubmitQuestion.tsx'
import { useApplication } from './use-application.ts'
import { checkStep, materialsStep } from './use-form-steps.ts'
import { useHandingIn } from './use-handing-in.ts'
import { useWays } from './use-ways.ts'

interface ApplicationFormProps {
  view: CaseView
  version: ItemVersion
  onOpen: (file: CaseFile) => void
}

/** The form of an application: filling in a draft, or correcting what was returned (then only what was flagged is open). */
export function ApplicationForm({ view, version, onOpen }: ApplicationFormProps) {
  const { t, textOf } = useText()
  const application = useApplication(view, version)
  const { item, draft, state, data, rights, lines, form } = application
  const { current, steps, sections } = form
  const isCorrection = application.correcting.correction !== undefined
  const uploads = useUploadQueue(view.id, (key, file, replaces) => {
    noteFiles(view.id, key, (files) => [...files, file])
    void takeOut(view.id, key, replaces)
  })
  const dropped = useDroppedFiles(lines)
  const ways = useWays(application)
  const handingIn = useHandingIn(application, ways, uploads.jobs)
  const section = sections.find(({ key }) => key === current)

  const ownTitle = getValue(data, item.columns.title)
  const title = typeof ownTitle === 'string' ? ownTitle.trim() : ''
  usePageTitle(title === '' ? textOf(item.shortName) : title)
  useReadCase(view.id)

  return (
    <div className="application-page">
      <ApplicationHeader view={view} item={item} rights={rights} draft={draft} state={state} isCorrection={isCorrection} />
      <ItemForm
        steps={steps}
        current={current}
        onGo={ways.go}
        onNext={ways.goOn}
        status={<SaveStatus state={state} savedAt={lastSaved(state.savedAt, lines)} onRetry={() => void draft.sync.flush()} />}
        turn={<PointTurn application={application} ways={ways} />}
        action={
          <Button type="primary" loading={handingIn.isBusy} onClick={handingIn.handIn}>
            {t(isCorrection ? 'application.resubmit' : 'application.submit')}
          </Button>
        }
        notice={<ApplicationNotices application={application} ways={ways} />}
      >
        {section !== undefined && <SectionStep application={application} ways={ways} section={section} isBusy={handingIn.isBusy} />}
        {current === materialsStep && (
          <MaterialsStep application={application} uploads={uploads} onChoose={dropped.offer} onOpen={onOpen} />
        )}
        {current === checkStep && (
          <CheckStep key={ways.attempts} application={application} ways={ways} handingIn={handingIn} onOpen={onOpen} />
        )}
      </ItemForm>
      <SubmitQuestion application={application} title={title} {...handingIn.question} />
      <ItemUploadDrop lines={lines} queue={uploads.queue} dropped={dropped} onTaken={ways.showMaterial} />
    </div>
  )
}
