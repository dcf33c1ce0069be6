declare module 'bpmn-moddle' {
  export interface ModdleWarning {
    message: string
    property?: string
    value?: unknown
  }

  export class BpmnModdle {
    fromXML(xml: string): Promise<{ rootElement: unknown; warnings: ModdleWarning[] }>
  }
}

declare module 'bpmn-auto-layout' {
  export function layoutProcess(xml: string): Promise<string>
}
