import { Modal } from 'antd'
import { useText } from '../../../lib/i18n.ts'
import { useKeyHelp, type KeyGroup } from '../../../lib/key-help.ts'
import './key-sheet.css'

const everywhere: KeyGroup = {
  title: 'keys.everywhere',
  keys: [
    { name: 'Ctrl K', does: 'keys.search' },
    { name: '?', does: 'keys.help' },
  ],
}

/** The keys of what is on the screen. */
export function KeySheet() {
  const { t } = useText()
  const { groups, isOpen } = useKeyHelp()
  // its words are not the shell's: who never asks for it does not load them
  if (!isOpen) return null
  const close = (): void => useKeyHelp.setState({ isOpen: false })
  return (
    <Modal title={t('keys.title')} open footer={null} width={560} onCancel={close}>
      <div className="key-sheet">
        {[...groups, everywhere].map(({ title, keys }) => (
          <section key={title}>
            <h3>{t(title)}</h3>
            <dl>
              {keys.map(({ name, does }) => (
                <div key={does}>
                  <dt>
                    <kbd>{typeof name === 'string' ? name : t(name.text)}</kbd>
                  </dt>
                  <dd>{t(does)}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Modal>
  )
}
