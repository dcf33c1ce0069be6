import { replySchema, type Reply, type Settings } from '@wenwu/core/form/types/reply/model'
import { useActionServices } from '../../action-services.ts'
import { ReplyBox } from '../../inputs/ReplyBox.tsx'
import { WrittenPaper } from '../../inputs/WrittenPaper.tsx'
import { TextView } from '../../inputs/TextView.tsx'
import type { FieldWidgets, InputProps } from '../../widget.ts'

/** The text of the reply in its parts; nothing until its first wording is there. */
function ReplyInput({ id, field, value, problems, onChange, disabled }: InputProps<Settings>) {
  const { schemes, issuer } = useActionServices()
  const { data } = replySchema.safeParse(value)
  if (data === undefined) return null
  const wrong = problems.find(({ path }) => path === 'body')
  return (
    <>
      <ReplyBox
        id={id}
        value={data}
        onChange={(next: Reply) => onChange(next)}
        schemes={field.kind === 'approval' ? schemes : undefined}
        disabled={disabled}
        {...(wrong !== undefined && { bodyError: <span role="alert">{wrong.text}</span> })}
      />
      {issuer !== undefined && <WrittenPaper reply={data} issuer={issuer} />}
    </>
  )
}

export const widgets: FieldWidgets<Settings> = {
  Input: ReplyInput,
  View: TextView,
  isGroup: true,
  isWide: true,
  hidesLabel: true,
}
