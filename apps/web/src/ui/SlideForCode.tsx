import type { SlideTrace } from '@wenwu/core/auth/slide-proof'
import { SlideVerify } from './SlideVerify.tsx'
import './slide-for-code.css'

/** The slider behind a code's button, where the server wants it (`wantsSlide`); moved to its end, the code is asked for again. */
export function SlideForCode({ isWanted, onPass }: { isWanted: boolean; onPass: (trace: SlideTrace) => void }) {
  if (!isWanted) return null
  return (
    <div className="slide-for-code">
      <SlideVerify isPassed={false} onPass={onPass} />
    </div>
  )
}
