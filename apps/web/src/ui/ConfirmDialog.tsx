import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { Modal } from 'antd'
import { useBlocker } from 'react-router'
import { confirmKeys, confirmsHere } from '../lib/confirm-keys.ts'
import { useText } from '../lib/i18n.ts'
import { useLeaveWarning } from '../lib/leave-warning.ts'
import { watchTyped } from '../lib/watch-typed.ts'
import { useFocusBack } from './use-focus-back.ts'
import './confirm-dialog.css'

export interface ConfirmDialogProps {
  isOpen: boolean
  title: string
  /** The consequence, in a sentence. */
  children?: ReactNode
  /** The verb of the button: «作废该申请», never only 确定 for something dangerous. */
  confirmText?: string
  isDanger?: boolean
  /** Not yet: what it needs is not there. */
  isDisabled?: boolean
  /** Something is typed in it: Ctrl+Enter there confirms. While it is, closing the dialog and leaving the page are asked about. */
  hasFields?: boolean
  /** Enter in a line of it confirms as well. */
  isEnterEnough?: boolean
  /** What is typed in it is there again when it is opened again: it may be closed and left at any time. */
  keepsTyped?: boolean
  /** Whether something is typed, where the form of the dialog knows and keeps it over another page: while it is, closing is asked about, and leaving is not. */
  isTyped?: boolean
  width?: number
  /** May take its time; the dialog waits and stays open when it fails. Absent: what is done in it is done at once, and it is only closed. */
  onConfirm?: () => void | Promise<unknown>
  /** What the other button says where it is not 取消. */
  closeText?: string
  onClose: () => void
  /** It has closed, and the focus is where it came from, if that is still there: the caller may put it elsewhere. */
  onClosed?: () => void
}

/** The button that has the focus where nothing is to be typed: it loses nothing. */
const safeButton = 'confirm-dialog-safe'

/** Asks once. The dangerous button is not the primary one, and Cancel has the focus; where something is typed, the first field has it. */
export function ConfirmDialog({
  isOpen,
  title,
  children,
  confirmText,
  isDanger = false,
  isDisabled = false,
  hasFields = false,
  isEnterEnough = false,
  keepsTyped = false,
  isTyped: isTypedByForm,
  width = 440,
  onConfirm,
  closeText,
  onClose,
  onClosed,
}: ConfirmDialogProps) {
  const { t } = useText()
  const [isBusy, setBusy] = useState(false)
  const [isSeenTyped, setTyped] = useState(false)
  const isTyped = isTypedByForm ?? isSeenTyped
  const [isClosing, setClosing] = useState(false)
  const fields = useRef<HTMLDivElement>(null)
  const giveFocusBack = useFocusBack(isOpen)
  const confirm = async (): Promise<void> => {
    if (onConfirm === undefined || isDisabled || isBusy) return
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
  const safe = hasFields ? {} : { autoFocus: true, className: safeButton }
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
        width={width}
        className="confirm-dialog"
        okText={confirmText ?? t('common.confirm')}
        cancelText={closeText ?? t(onConfirm === undefined ? 'common.close' : 'common.cancel')}
        okButtonProps={{ ...keys, disabled: isDisabled, ...(isDanger ? { danger: true, type: 'default' } : safe) }}
        cancelButtonProps={isDanger ? safe : {}}
        confirmLoading={isBusy}
        onOk={() => void confirm()}
        onCancel={() => (isTyped ? setClosing(true) : onClose())}
        afterOpenChange={(isShown) => isShown && (hasFields ? focusFirst(fields.current) : focusSafe())}
        destroyOnHidden
        {...(onConfirm === undefined && { footer: (_, { CancelBtn }) => <CancelBtn /> })}
        afterClose={() => {
          giveFocusBack()
          onClosed?.()
        }}
      >
        {hasFields ? (
          <div
            ref={fields}
            onKeyDown={(event) => {
              if (!confirmsHere(event, isEnterEnough)) return
              event.preventDefault()
              void confirm()
            }}
          >
            {children}
            {!keepsTyped && isTypedByForm === undefined && <TypedWatch fields={fields} onChange={setTyped} />}
          </div>
        ) : (
          children
        )}
      </Modal>
      {isOpen && isSeenTyped && <LeaveQuestion isSending={isBusy} />}
      {isOpen && isClosing && (
        <DiscardQuestion
          text={t('common.closeText')}
          discardText={t('common.discard')}
          onDiscard={onClose}
          onClose={() => setClosing(false)}
        />
      )}
    </>
  )
}

/** Tells whether something was typed in the fields for as long as they are shown. */
function TypedWatch({ fields, onChange }: { fields: RefObject<HTMLElement | null>; onChange: (isTyped: boolean) => void }) {
  useEffect(() => {
    const stop = fields.current === null ? undefined : watchTyped(fields.current, onChange)
    return () => {
      stop?.()
      onChange(false)
    }
  }, [fields, onChange])
  return null
}

/** Asks before the page is left, by the window or by its history, while something typed is kept nowhere else. */
function LeaveQuestion({ isSending }: { isSending: boolean }) {
  const { t } = useText()
  useLeaveWarning(true)
  // what is sent may lead elsewhere, and a replaced page is the program's own way: to the sign-in page
  const blocker = useBlocker(({ historyAction }) => !isSending && historyAction !== 'REPLACE')
  if (blocker.state !== 'blocked') return null
  return (
    <DiscardQuestion
      text={t('common.leaveText')}
      discardText={t('common.leave')}
      onDiscard={() => {
        blocker.proceed()
        // it goes with the page: to close it would be to stay
        return new Promise(() => undefined)
      }}
      onClose={() => blocker.reset()}
    />
  )
}

interface DiscardQuestionProps {
  text: string
  discardText: string
  onDiscard: () => void | Promise<unknown>
  onClose: () => void
}

/** Asks whether what was typed may go. */
function DiscardQuestion({ text, discardText, onDiscard, onClose }: DiscardQuestionProps) {
  const { t } = useText()
  return (
    <ConfirmDialog
      isOpen
      isDanger
      title={t('common.leaveTitle')}
      confirmText={discardText}
      closeText={t('common.goOnTyping')}
      onConfirm={onDiscard}
      onClose={onClose}
    >
      <p>{text}</p>
    </ConfirmDialog>
  )
}

/** The focus goes to the first field that says what is wrong with it, once that is drawn. */
function focusWrong(fields: HTMLElement | null): void {
  requestAnimationFrame(() => fields?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
}

/** Over another dialog the focus is led to the cross as this one is drawn: it goes to the button then, unless somebody is at one of its buttons already. */
function focusSafe(): void {
  const safe = [...document.querySelectorAll<HTMLElement>(`.${safeButton}`)].at(-1)
  if (safe?.parentElement?.contains(document.activeElement) === false) safe.focus()
}

/** A day is not opened by it: its sheet would lie over the dialog. */
function focusFirst(fields: HTMLElement | null): void {
  if (fields === null || fields.contains(document.activeElement)) return
  const all = [...fields.querySelectorAll<HTMLElement>('textarea, input')]
  all.find((field) => field.closest('.ant-picker') === null)?.focus()
}
