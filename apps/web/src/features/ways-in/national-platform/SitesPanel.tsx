import { useState } from 'react'
import { Button } from 'antd'
import { contract } from '@wenwu/core/national-platform/contract'
import { unavailable } from '@wenwu/core/national-platform/model'
import { call } from '../../../lib/call.ts'
import { useText } from '../../../lib/i18n.ts'
import { notify } from '../../../lib/notify.ts'

/** Sites that let the person in by the platform's trust; the server says where each one is. */
export function SitesPanel({ sites }: { sites: readonly string[] }) {
  const { t } = useText()
  const [going, setGoing] = useState<string>()
  const visit = async (site: string): Promise<void> => {
    setGoing(site)
    // call() tells what went wrong
    const reply = await call(contract.transfer, { target: site }).catch(() => undefined)
    if (reply === unavailable) notify.error(t('national-platform.unavailable'))
    else if (reply !== undefined) return location.assign(reply.address)
    setGoing(undefined)
  }
  return (
    <section className="panel" aria-labelledby="platform-sites">
      <h2 id="platform-sites">{t('national-platform.sitesTitle')}</h2>
      <p>{t('national-platform.sitesText')}</p>
      <ul className="platform-sites">
        {sites.map((site) => (
          <li key={site}>
            <span>{site}</span>
            <Button
              loading={going === site}
              disabled={going !== undefined && going !== site}
              aria-label={`${t('national-platform.visit')} ${site}`}
              onClick={() => void visit(site)}
            >
              {t('national-platform.visit')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
