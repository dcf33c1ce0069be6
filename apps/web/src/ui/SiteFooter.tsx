import type { SiteSettings } from '@wenwu/core/portal/model'
import type { TextKey } from '@wenwu/core/i18n/translate'
import { useText } from '../lib/i18n.ts'
import { useSite } from '../lib/site.ts'

const lines: readonly { key: keyof SiteSettings; label: TextKey; path?: string }[] = [
  { key: 'administration', label: 'auth.administration' },
  { key: 'maintenance', label: 'auth.maintenance' },
  { key: 'supportPhones', label: 'auth.support' },
  // the law wants the filing number to lead to the registry
  { key: 'filingNumber', label: 'auth.filing', path: 'https://beian.miit.gov.cn/' },
]

/** The footer of specification §2.2, as the operator set it; what is not set is left out. Drawn by the server too. */
export function SiteFooter({ className }: { className: string }) {
  const { t } = useText()
  const settings = useSite((state) => state.settings)
  return (
    <footer className={className}>
      {settings !== undefined &&
        lines
          .filter(({ key }) => settings[key] !== '')
          .map(({ key, label, path }) => (
            <span key={key}>
              {path === undefined ? (
                t(label, { value: settings[key] })
              ) : (
                <a href={path} target="_blank" rel="noopener noreferrer">
                  {t(label, { value: settings[key] })}
                </a>
              )}
            </span>
          ))}
    </footer>
  )
}
