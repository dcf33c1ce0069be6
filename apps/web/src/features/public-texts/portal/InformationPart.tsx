import type { PortalInformation } from '@wenwu/core/portal/model'
import { Articles } from './Articles.tsx'
import { Downloads } from './Downloads.tsx'
import { Faqs } from './Faqs.tsx'
import type { InformationTab } from './information-tabs.ts'
import { Links } from './Links.tsx'
import './portal.css'

interface InformationPartProps {
  tab: Exclude<InformationTab, 'notices'>
  information: PortalInformation
  /** What stands before the path of a download. */
  fileBase: string
}

/** A section of /online_info beside the notices. Drawn by the server too (apps/web/src/public), so it takes nothing from the browser. */
export function InformationPart({ tab, information, fileBase }: InformationPartProps) {
  switch (tab) {
    case 'faqs':
      return <Faqs faqs={information.faqs} />
    case 'help':
      return <Articles articles={information.helpArticles} />
    case 'downloads':
      return <Downloads downloads={information.downloads} fileBase={fileBase} />
    case 'links':
      return <Links links={information.links} />
  }
}
