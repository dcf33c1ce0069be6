import type { GuideView } from '@wenwu/core/guides/model'
import { CitedLaw } from './CitedLaw.tsx'

/** Legal basis: a line for each law. */
export function GuideBasis({ bases }: { bases: GuideView['legalBasis'] }) {
  return (
    <ol className="guide-points">
      {bases.map((basis, index) => (
        <li key={index}>
          <CitedLaw {...basis} />
        </li>
      ))}
    </ol>
  )
}
