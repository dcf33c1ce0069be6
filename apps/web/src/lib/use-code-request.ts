import { useState } from 'react'
import { texts as english } from '@wenwu/core/i18n/texts/en_US/sms'
import { texts as chinese } from '@wenwu/core/i18n/texts/zh_CN/sms'
import type { CodePurpose } from '@wenwu/core/verification/model'
import { CallError } from './call-error.ts'
import { useText } from './i18n.ts'
import { useCodeCountdown, waitOf, wantsSlide } from './one-time-code.ts'
import { addTexts } from './texts.ts'

addTexts({ sms: { zh_CN: chinese, en_US: english } })

export interface CodeRequest {
  /** Text of the button: its name, that a code is being sent, or the seconds left. */
  label: string
  /** The button is closed: a code is being asked for, or the countdown runs. */
  isClosed: boolean
  /** The server demands the slider first (`SlideForCode`). */
  isSlideWanted: boolean
  hideSlide: () => void
  /** Asks for a code by `send` and starts the countdown that its reply, or its refusal, names. Throws what `send` throws. */
  ask: <T extends { seconds: number }>(send: () => Promise<T>) => Promise<T>
}

/** State of a code's button: the request under way, the countdown per purpose, and the slider where the server demands it. */
export function useCodeRequest(purpose: CodePurpose): CodeRequest {
  const { t } = useText()
  const { secondsLeft, start } = useCodeCountdown(purpose)
  const [isAsking, setAsking] = useState(false)
  const [isSlideWanted, setSlideWanted] = useState(false)
  return {
    label: isAsking ? t('sms.sending') : secondsLeft > 0 ? t('sms.getAgain', { n: secondsLeft }) : t('sms.getCode'),
    isClosed: isAsking || secondsLeft > 0,
    isSlideWanted,
    hideSlide: () => setSlideWanted(false),
    ask: async (send) => {
      setAsking(true)
      setSlideWanted(false)
      try {
        const reply = await send()
        start(reply.seconds)
        return reply
      } catch (error) {
        if (error instanceof CallError && waitOf(error) > 0) start(waitOf(error))
        setSlideWanted(wantsSlide(error))
        throw error
      } finally {
        setAsking(false)
      }
    },
  }
}
