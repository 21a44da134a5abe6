export interface LoggedRequest {
  at: number;
  method: string;
  path: string;
  /** `null` when no answer was sent. */
  status: number | null;
  idempotencyKey: string | null;
  replayed: boolean;
  /** Names in the body that the API does not know. */
  unknownFields: string[];
  fault: string | null;
}

export interface RequestLog {
  add(request: LoggedRequest): void;
  all(): LoggedRequest[];
  clear(): void;
}

/** The last thousand API requests, oldest first. */
export function createRequestLog(): RequestLog {
  let requests: LoggedRequest[] = [];
  return {
    add(request) {
      requests = [...requests.slice(-999), request];
    },
    all: () => requests,
    clear() {
      requests = [];
    },
  };
}
