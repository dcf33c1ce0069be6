import { CorrectionNotice } from './CorrectionNotice.tsx'
import { DraftMoves } from './DraftMoves.tsx'
import { DraftNotices } from './DraftNotices.tsx'
import { LeftFaults } from './LeftFaults.tsx'
import type { Application } from './use-application.ts'
import type { Ways } from './use-ways.ts'

/** What stands above every step: what the last one still needs, what became of the draft, what is to be corrected. */
export function ApplicationNotices({ application, ways }: { application: Application; ways: Ways }) {
  const { view, item, data, correcting, toMend } = application
  const { correction } = correcting
  return (
    <>
      <LeftFaults step={ways.left} onGo={ways.go} />
      <DraftNotices view={view} definition={item.form} rights={application.rights} draft={application.draft} state={application.state} />
      <DraftMoves view={view} definition={item.form} onGoField={ways.goField} />
      {correction !== undefined && (
        <CorrectionNotice
          caseId={view.id}
          isTimeStopped={view.clock?.state !== 'running'}
          correction={correction}
          item={item}
          data={data}
          due={toMend}
          isOpen={ways.isNoticeOpen}
          onToggle={ways.setNoticeOpen}
          onGoField={ways.goField}
          onGoMaterial={ways.goMaterial}
        />
      )}
    </>
  )
}
