import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Modal } from 'antd'
import { useBlocker } from 'react-router'
import { confirmKeys, confirmsHere } from '../lib/confirm-keys.ts'
import { useText } from '../lib/i18n.ts'
import { useLeaveWarning } from '../lib/leave-warning.ts'
import './confirm-dialog.css'

export interface ConfirmDialogProps {
  isOpen: boolean
  title: string
  /** The consequence, in a sentence. */
  children?: ReactNode
  /** The verb of the button: «作废该申请», never only 确定 for something dangerous. */
  confirmText?: string
  isDanger?: boolean
  /** Something is typed in it: Ctrl+Enter there confirms. */
  hasFields?: boolean
  /** What is asked stands beside what it rests on. */
  isWide?: boolean
  /** What is typed in it is gone when it is closed: then neither Esc nor a click beside it does so, its buttons alone, and leaving the page is asked about. */
  isLostOnClose?: boolean
  /** May take its time; the dialog waits and stays open when it fails. */
  onConfirm: () => void | Promise<unknown>
  onClose: () => void
}

/** Asks once. The dangerous button is not the primary one, and Cancel has the focus; where something is typed, the first field has it. */
export function ConfirmDialog({
  isOpen,
  title,
  children,
  confirmText,
  isDanger = false,
  hasFields = false,
  isWide = false,
  isLostOnClose = false,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  const { t } = useText()
  const [isBusy, setBusy] = useState(false)
  const [isTyped, setTyped] = useState(false)
  const fields = useRef<HTMLDivElement>(null)
  const [opener] = useState(() => document.activeElement)
  // antd gives the focus back when a dialog is closed, not when it is taken away with who drew it
  useEffect(() => () => giveBack(opener), [opener])
  const confirm = async (): Promise<void> => {
    setBusy(true)
    try {
      await onConfirm()
      onClose()
    } catch {
      // call() has told why, or a field says it; the dialog stays so that it can be tried again.
      focusWrong(fields.current)
    } finally {
      setBusy(false)
    }
  }
  const keys = hasFields ? { title: t('common.confirmKeys'), 'aria-keyshortcuts': confirmKeys } : {}
  return (
    <>
      <Modal
        open={isOpen}
        title={
          <span className="confirm-dialog-title" title={title}>
            {title}
          </span>
        }
        width={isWide ? 960 : 440}
        className="confirm-dialog"
        okText={confirmText ?? t('common.confirm')}
        cancelText={t('common.cancel')}
        okButtonProps={{ ...keys, ...(isDanger ? { danger: true, type: 'default' } : { autoFocus: !hasFields }) }}
        cancelButtonProps={{ autoFocus: isDanger && !hasFields }}
        confirmLoading={isBusy}
        onOk={() => void confirm()}
        onCancel={onClose}
        mask={{ closable: !isTyped }}
        keyboard={!isTyped}
        afterOpenChange={(isShown) => (isShown ? focusFirst(fields.current) : setTyped(false))}
        destroyOnHidden
      >
        {hasFields ? (
          <div
            ref={fields}
            onInput={() => setTyped(isLostOnClose)}
            onKeyDown={(event) => {
              if (isBusy || !confirmsHere(event)) return
              event.preventDefault()
              void confirm()
            }}
          >
            {children}
          </div>
        ) : (
          children
        )}
      </Modal>
      {isOpen && isTyped && <LeaveQuestion isSending={isBusy} />}
    </>
  )
}

/** Asks before the page is left, by the window or by its history, while something typed is kept nowhere else. */
function LeaveQuestion({ isSending }: { isSending: boolean }) {
  const { t } = useText()
  useLeaveWarning(true)
  // what is sent may lead elsewhere, and a replaced page is the program's own way: to the sign-in page
  const blocker = useBlocker(({ historyAction }) => !isSending && historyAction !== 'REPLACE')
  if (blocker.state !== 'blocked') return null
  return (
    <ConfirmDialog
      isOpen
      isDanger
      title={t('common.leaveTitle')}
      confirmText={t('common.leave')}
      onConfirm={() => {
        blocker.proceed()
        // it goes with the page: to close it would be to stay
        return new Promise(() => undefined)
      }}
      onClose={() => blocker.reset()}
    >
      <p>{t('common.leaveText')}</p>
    </ConfirmDialog>
  )
}

/** The focus goes to what opened the dialog, unless something else has it already. */
function giveBack(opener: Element | null): void {
  // with the next picture: what was drawn over the page still holds the focus
  requestAnimationFrame(() => {
    if (document.activeElement === document.body && opener instanceof HTMLElement) opener.focus()
  })
}

/** The focus goes to the first field that says what is wrong with it, once that is drawn. */
function focusWrong(fields: HTMLElement | null): void {
  requestAnimationFrame(() => fields?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
}

/** A day is not opened by it: its sheet would lie over the dialog. */
function focusFirst(fields: HTMLElement | null): void {
  if (fields === null || fields.contains(document.activeElement)) return
  const all = [...fields.querySelectorAll<HTMLElement>('textarea, input')]
  all.find((field) => field.closest('.ant-picker') === null)?.focus()
}
