import { useMemo, type ReactNode } from 'react'
import { contract } from '@wenwu/core/content/contract'
import { FormServicesContext, type FormServices } from '../../../form/services.ts'
import { ItemFormServices } from '../../../item/ItemFormServices.tsx'
import { useFormServices } from '../../../form/services.ts'
import { call } from '../../../lib/call.ts'
import { uploadContentFile } from './upload-content-file.ts'

/** What forms and views of maintained texts need from outside: divisions and units as everywhere, files as content has them. */
export function ContentServices({ kind, children }: { kind: string; children: ReactNode }) {
  return (
    <ItemFormServices>
      <WithFiles kind={kind}>{children}</WithFiles>
    </ItemFormServices>
  )
}

function WithFiles({ kind, children }: { kind: string; children: ReactNode }) {
  const base = useFormServices()
  const services = useMemo(
    (): FormServices => ({
      ...base,
      uploadFile: (path, file, onProgress, handling) => uploadContentFile(kind, path, file, onProgress, handling),
      openFile: ({ fileId }) => {
        // call() has told why where there is no link
        void call(contract.fileLink, { fileId })
          .then((url) => window.open(url, '_blank', 'noopener'))
          .catch(() => undefined)
      },
    }),
    [base, kind],
  )
  return <FormServicesContext value={services}>{children}</FormServicesContext>
}
