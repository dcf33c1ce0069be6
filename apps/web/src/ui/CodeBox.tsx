import type { Ref } from 'react'
import { Button, Input, type InputRef } from 'antd'
import type { SlideTrace } from '@wenwu/core/auth/slide-proof'
import type { CodeRequest } from '../lib/use-code-request.ts'
import type { FieldTies } from './FormField.tsx'
import { SlideForCode } from './SlideForCode.tsx'

interface CodeBoxProps {
  /** Class of the line with input and button. */
  className: string
  ties: FieldTies
  inputRef?: Ref<InputRef>
  name?: string
  placeholder?: string
  value: string
  onChange: (code: string) => void
  request: CodeRequest
  /** The button was pressed, or the slider that the server demanded was moved. */
  onAsk: (trace?: SlideTrace) => void
}

/** The input for a code with the button that asks for it (60 s, specification §9) and, where the server demands it, the slider. */
export function CodeBox({ className, ties, inputRef, name, placeholder, value, onChange, request, onAsk }: CodeBoxProps) {
  return (
    <>
      <div className={className}>
        <Input
          {...ties}
          ref={inputRef}
          name={name}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={12}
          placeholder={placeholder}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
        <Button disabled={request.isClosed} onClick={() => onAsk()}>
          {request.label}
        </Button>
      </div>
      <SlideForCode isWanted={request.isSlideWanted} onPass={onAsk} />
    </>
  )
}
