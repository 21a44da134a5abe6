import { customerOf } from '#server/http/customerCaller.ts';
import type { Handlers, RequestContext } from '#server/http/handlers.ts';
import { staffOf } from '#server/http/staffCaller.ts';
import { actAs } from '#server/trail/actor.ts';
import type { PersonalDataService } from './personalData.service.ts';

type PersonalDataOperations = Pick<Handlers, 'exportOwnData' | 'eraseOwnAccount' | 'exportCustomer' | 'eraseCustomer'>;

export const personalDataOperations = (data: PersonalDataService): PersonalDataOperations => ({
  exportOwnData: async ({ context, body: { password } }) => {
    const view = { ...context, id: customerOf(context) };
    return { status: 200, body: { data: await asCustomer(context, () => data.exportOwn(view, password)) } };
  },
  eraseOwnAccount: async ({ context, body: { password } }) => {
    const account = { venue: context.venue, id: customerOf(context) };
    await asCustomer(context, () => data.eraseOwn({ ...account, password }));
    return { status: 204 };
  },
  exportCustomer: async ({ context, params, body }) => {
    const by = { staffId: staffOf(context).id, password: body.password };
    return { status: 200, body: { data: await data.exportByStaff({ ...context, id: params.id }, by) } };
  },
  eraseCustomer: async ({ context, params, body }) => {
    const by = { staffId: staffOf(context).id, password: body.password };
    await data.eraseByStaff({ venue: context.venue, id: params.id }, by);
    return { status: 204 };
  },
});

const asCustomer = <T>(context: RequestContext, work: () => Promise<T>): Promise<T> =>
  actAs({ kind: 'customer', id: customerOf(context), requestId: context.requestId, device: null }, work);
