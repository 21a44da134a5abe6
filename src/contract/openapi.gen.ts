/* Generated from openapi/openapi.yaml by npm run gen. */

export interface paths {
    "/config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Branding and limits of the venue */
        get: operations["getConfig"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Settings every visitor may read */
        get: operations["getSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/flows/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The sections of the start page */
        get: operations["getStart"];
        /** Arrange the start page */
        put: operations["updateStart"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/flows": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All flows of the venue, with their drafts */
        get: operations["listFlows"];
        put?: never;
        /** Make a flow that visitors do not see yet */
        post: operations["createFlow"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/flows/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A flow by its id, or by its slug with type=slug */
        get: operations["getFlow"];
        /** Save the draft of a flow */
        put: operations["updateFlow"];
        post?: never;
        /** Remove a flow */
        delete: operations["deleteFlow"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/flows/{id}/schedule/{from}-{to}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The days on which this group can book something of a flow, with its lowest price */
        get: operations["getFlowSchedule"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/flows/{id}/step/{step}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What can be chosen in one step of a flow on a date */
        get: operations["getFlowStep"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/{id}/schedule/{from}-{to}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The days on which this group can come, with the price per person */
        get: operations["getSchedule"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/{id}/times/{date}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Arrival and departure times of a day for this group */
        get: operations["getTimes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customers/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Register and log in */
        post: operations["registerCustomer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customers/address": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Street and town of a Dutch postcode and house number
         * @description Null when the register does not know it, cannot be reached, or is not used by this installation.
         */
        post: operations["findAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customers/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Log in */
        post: operations["loginCustomer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customers/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End this login; what this visitor has not booked yet is nobody's again */
        post: operations["logoutCustomer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The customer who is logged in */
        get: operations["getCustomer"];
        /**
         * Change own details
         * @description Another e-mail address needs the current password, and stays pending until the link mailed to it is opened.
         */
        put: operations["updateCustomer"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customers/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm an e-mail address with the token of the link mailed to it; works once
         * @description A changed address counts from here on, and every other login of the customer ends. Opening the link confirms nothing.
         */
        post: operations["confirmCustomerEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customers/confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mail the link that confirms the e-mail address once more */
        post: operations["resendCustomerConfirmation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customers/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask for a mail with a reset link; never tells whether the address exists */
        post: operations["requestCustomerPasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customers/reset-password/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whose reset link this is */
        get: operations["checkCustomerResetToken"];
        put?: never;
        /** Set a new password; ends every login of the customer */
        post: operations["resetCustomerPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customers/subscriptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Multi-visit cards and subscriptions of the customer */
        get: operations["listCustomerSubscriptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customers/reservations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Coming reservations of the customer */
        get: operations["listCustomerReservations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customers/reservations/past": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Reservations of the customer that are over or cancelled, the latest day first */
        get: operations["listPastReservations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customers/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where the customer is logged in */
        get: operations["listCustomerSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customers/sessions/{id}/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End a login */
        post: operations["endCustomerSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customers/sessions/end-others": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End every login but this one */
        post: operations["endOtherCustomerSessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customers/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change the own password; every other login ends */
        put: operations["changeCustomerPassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customers/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Everything that is stored about the customer, as a file and as a page */
        post: operations["exportOwnData"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customers/erase": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End the account for good; amounts and numbers stay for the books
         * @description in_use names the reservations that are under way or to come.
         */
        post: operations["eraseOwnAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customers/passkeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The passkeys of the customer */
        get: operations["listCustomerPasskeys"];
        put?: never;
        /** Add the passkey that a browser made */
        post: operations["addCustomerPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customers/passkeys/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a browser needs to make a passkey; lasts five minutes
         * @description Refused with in_use once the account has ten.
         */
        post: operations["startCustomerPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customers/passkeys/{id}/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Remove a passkey */
        post: operations["removeCustomerPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customers/login/passkey/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What a browser needs to log in with any passkey of this site; lasts five minutes */
        post: operations["startPasskeyLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customers/login/passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Log in with a passkey */
        post: operations["loginWithPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/passkeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The passkeys of the staff member */
        get: operations["listStaffPasskeys"];
        put?: never;
        /** Add the passkey that a browser made */
        post: operations["addStaffPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/passkeys/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a browser needs to make a passkey; lasts five minutes
         * @description Refused with in_use once the account has ten.
         */
        post: operations["startStaffPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/passkeys/{id}/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Remove a passkey */
        post: operations["removeStaffPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/login/passkey/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What a browser needs to answer the challenge of a login with a passkey */
        post: operations["startPasskeyStep"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/login/passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Finish a login with a passkey */
        post: operations["answerWithPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customers/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the customer bought without a date, newest first */
        get: operations["listCustomerOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customers/gift-cards": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Gift cards and vouchers that the customer bought, newest first */
        get: operations["listCustomerGiftCards"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customers/gift-cards/{id}/movements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a gift card paid, newest first */
        get: operations["listCustomerGiftCardMovements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customers/subscriptions/{id}/movements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Visits on a multi-visit card or subscription, newest first */
        get: operations["listSubscriptionMovements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reservation/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The live reservation of this session on this flow */
        get: operations["getReservation"];
        put?: never;
        /** Start a reservation and hold it */
        post: operations["createReservation"];
        /** Cancel the held reservation */
        delete: operations["cancelReservation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reservation/{slug}/renew": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Keep the hold longer, at most 60 minutes from its start */
        post: operations["renewReservation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reservation/{slug}/prepare": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Check every claim again and fix the prices before paying */
        post: operations["prepareReservation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reservation/{slug}/checkin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Add entry and stay for guests */
        put: operations["addCheckin"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reservation/{slug}/product": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Add a product for guests */
        put: operations["addProduct"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reservation/{slug}/product/{itemId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove a product of a guest */
        delete: operations["removeProduct"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reservation/{slug}/collection": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Add an arrangement for guests */
        put: operations["addCollection"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reservation/{slug}/collection/{id}/{itemId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove an arrangement of a guest (xplanId and first itemId) */
        delete: operations["removeCollection"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reservation/{slug}/giftcard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Add gift cards */
        put: operations["addGiftCard"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reservation/{slug}/giftcard/{itemId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Write another message on an ordered gift card */
        put: operations["changeCardMessage"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reservation/{slug}/comment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The remarks of the visitor */
        get: operations["getComment"];
        /** Write the remarks of the visitor */
        put: operations["setComment"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reservation/{slug}/customer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Link the logged-in customer to the reservation
         * @description The session has a new token from then on, which the answer holds; the old one opens nothing.
         */
        post: operations["linkCustomer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reservation/{slug}/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The customer linked to the reservation */
        get: operations["getReservationUser"];
        /** Change the details of the linked customer */
        put: operations["setReservationUser"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reservation/{slug}/proposals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Up to three plans for everything that a group requests */
        post: operations["createProposals"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reservation/{slug}/proposals/{proposalId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Book a proposed plan */
        post: operations["takeProposal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/self-service/{ref}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A booking by the link in its mail, and what may still be changed */
        get: operations["getOwnBooking"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/self-service/{ref}/calendar.ics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The appointment of a booking by the link in its mail */
        get: operations["getOwnCalendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/self-service/{ref}/receipt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a booking cost and how it was paid, with its VAT, as PDF */
        get: operations["getOwnReceipt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/self-service/{ref}/quote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What a change would do to times and money; nothing is changed */
        post: operations["quoteChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/self-service/{ref}/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change or cancel a booking as it was quoted, in one go */
        post: operations["applyChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/self-service/{ref}/accepted-moves": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Agree to the times that the venue gave instead; said twice is done once */
        post: operations["acceptMoves"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/self-service/{ref}/days": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Days to which the booking can move, its own places counted as free */
        get: operations["listOwnDays"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/self-service/{ref}/departures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Other departures that the booking can have, of the same arrival */
        get: operations["listOwnDepartures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/self-service/{ref}/times/{date}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Times to which the booking can move on a day */
        get: operations["listOwnTimes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/self-service/{ref}/items/{itemId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a treatment of the booking can become */
        get: operations["listOwnOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/self-service/{ref}/items/{itemId}/times/{productId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** When a treatment, or another in its place, can begin that day */
        get: operations["listOwnStarts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/checkout/methods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Payment methods offered now */
        get: operations["listPaymentMethods"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/checkout/card-fields": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where the hosted card fields of the provider come from */
        get: operations["getCardFields"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/checkout/{id}/onlocation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirm the reservation and pay at the venue */
        post: operations["payOnLocation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/checkout/{id}/giftcard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Redeem a gift card, whole or in part */
        post: operations["redeemGiftCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/checkout/{id}/giftcard/{redemptionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Take back a redeemed gift card */
        delete: operations["removeGiftCard"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/checkout/{id}/voucher": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Redeem a voucher for the product it stands for */
        post: operations["redeemVoucher"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/checkout/{id}/voucher/{redemptionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Take back a redeemed voucher */
        delete: operations["removeVoucher"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/checkout/{id}/promocode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Apply a promo code */
        post: operations["applyPromoCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/checkout/{id}/promocode/{redemptionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Take back a promo code */
        delete: operations["removePromoCode"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/checkout/{id}/redemptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Gift cards, vouchers and promo codes in use */
        get: operations["listRedemptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/checkout/{id}/{method}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Start an online payment (ideal, bancontact or card) */
        post: operations["createPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/checkout/{id}/result": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What became of the payment; asks the provider while it is open */
        get: operations["getCheckoutResult"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/checkout/{id}/receipt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a reservation or order cost and how it was paid, with its VAT, as PDF */
        get: operations["getReceipt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/checkout/{id}/calendar.ics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The confirmed visit as a calendar file */
        get: operations["getCheckoutCalendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/checkout/{id}/documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Printable gift cards and vouchers of a paid order */
        get: operations["listOrderDocuments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/checkout/{id}/documents/{documentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A printable gift card or voucher as PDF */
        get: operations["getOrderDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/checkout/payment-link/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a link asks, or that it is paid; begins nothing */
        get: operations["getPaymentLink"];
        put?: never;
        /** Make a payment link for a reservation */
        post: operations["createPaymentLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/checkout/payment-link/{id}/payment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begin, or go on with, the payment of a link; where to pay, or that it is paid */
        post: operations["startLinkPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/gift-cards/balance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What is left on a gift card */
        post: operations["checkGiftCardBalance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/webhook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Notice of the provider that a payment changed; answers 200 for unknown ids too */
        post: operations["paymentWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The process runs */
        get: operations["getLive"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Database and migrations are ready; what they are, for operators */
        get: operations["getReady"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/metrics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Figures of the server in the Prometheus text format, for its operators */
        get: operations["getMetrics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/docs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** This reference as a page */
        get: operations["getDocs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings/first-steps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a venue needs before its first booking, and what of it is done */
        get: operations["getFirstSteps"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings/general": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The general settings */
        get: operations["getGeneralSettings"];
        /** Change the general settings */
        put: operations["updateGeneralSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The settings of products */
        get: operations["getProductSettings"];
        /** Change the settings of products */
        put: operations["updateProductSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The settings of payments */
        get: operations["getPaymentSettings"];
        /** Change the settings of payments */
        put: operations["updatePaymentSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings/mails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The settings of mails */
        get: operations["getMailSettings"];
        /** Change the settings of mails */
        put: operations["updateMailSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings/mails/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Show a mail with these settings */
        post: operations["previewMail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings/mails/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mail one with these settings to oneself */
        post: operations["sendTestMail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings/legal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The texts of law */
        get: operations["getLegalSettings"];
        /** Change the texts of law */
        put: operations["updateLegalSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/legal-texts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The venue's terms, and what it adds about privacy and accessibility */
        get: operations["getLegalTexts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings/payments/provider": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Ask the payment provider what it offers */
        get: operations["checkPaymentProvider"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/venue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The branding of the venue */
        get: operations["getVenueSettings"];
        /** Change the branding of the venue */
        put: operations["updateVenueSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/flows/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A flow as staff edit it, and what visitors see of it */
        get: operations["getFlowDefinition"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/flows/{id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Open a flow, as it was saved last, in a copy of the venue where nothing is really booked */
        post: operations["testFlow"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/flows/{id}/publish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Show the draft of a flow to visitors */
        post: operations["publishFlow"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/flows/{id}/discard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Throw the draft of a flow away */
        post: operations["discardFlowDraft"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/flow-parts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a flow can be made of */
        get: operations["getFlowParts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The start page with its texts in every language */
        get: operations["getStartPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Categories in their order */
        get: operations["listCategories"];
        put?: never;
        /** Make a category */
        post: operations["createCategory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/categories/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Put the categories in order */
        put: operations["orderCategories"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/categories/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A category with what is in it */
        get: operations["getCategory"];
        /** Change a category */
        put: operations["updateCategory"];
        post?: never;
        /** Remove a category */
        delete: operations["deleteCategory"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/categories/{id}/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Put the products of a category in order */
        put: operations["orderCategory"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Products, collections and groups */
        get: operations["listProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/products/visibility": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Show or hide several products */
        put: operations["setProductVisibility"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/products/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Texts, prices, times and needs as a CSV file */
        get: operations["exportProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/products/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change and make products from a sheet, all of its lines or none */
        post: operations["importProducts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/products/catalogue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Categories, products, arrangements and groups with all that was said of them */
        get: operations["exportCatalogue"];
        put?: never;
        /** Take a catalogue of the export, all of its objects or none */
        post: operations["importCatalogue"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make a product */
        post: operations["createProduct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A product with its texts in every language */
        get: operations["getProduct"];
        /** Change a product */
        put: operations["updateProduct"];
        post?: never;
        /** Remove a product */
        delete: operations["deleteProduct"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/collections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make an arrangement */
        post: operations["createCollection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/collections/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An arrangement */
        get: operations["getCollection"];
        /** Change an arrangement */
        put: operations["updateCollection"];
        post?: never;
        /** Remove an arrangement */
        delete: operations["deleteCollection"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/groups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make a product group */
        post: operations["createProductGroup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/groups/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A product group */
        get: operations["getProductGroup"];
        /** Change a product group */
        put: operations["updateProductGroup"];
        post?: never;
        /** Remove a product group; its products stay */
        delete: operations["deleteProductGroup"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/opening-times/default": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The hours of an ordinary week */
        get: operations["getOpeningWeek"];
        /** Change the hours of an ordinary week */
        put: operations["updateOpeningWeek"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/opening-times": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All exceptions to the opening hours */
        get: operations["listOpeningExceptions"];
        put?: never;
        /** Make a exception to the opening hours */
        post: operations["createOpeningException"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/opening-times/test/{date}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a group is offered on a day, and why not the rest */
        get: operations["testDate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/opening-times/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One exception to the opening hours */
        get: operations["getOpeningException"];
        /** Change a exception to the opening hours */
        put: operations["updateOpeningException"];
        post?: never;
        /** Remove a exception to the opening hours */
        delete: operations["deleteOpeningException"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All messages */
        get: operations["listMessages"];
        put?: never;
        /** Make a message */
        post: operations["createMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/messages/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One message */
        get: operations["getMessage"];
        /** Change a message */
        put: operations["updateMessage"];
        post?: never;
        /** Remove a message */
        delete: operations["deleteMessage"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/upload/image": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Upload a picture of at most 10 MB */
        post: operations["uploadImage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/images": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Pictures of the venue */
        get: operations["listImages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/images/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One picture */
        get: operations["getImage"];
        /** Change the words of a picture and what a crop keeps in sight */
        put: operations["updateImage"];
        post?: never;
        /** Remove a picture */
        delete: operations["deleteImage"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Log in as staff */
        post: operations["loginStaff"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End this login */
        post: operations["logoutStaff"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The staff member who is logged in */
        get: operations["getStaffUser"];
        /** Change own details or password */
        put: operations["updateStaffUser"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/user/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Give a staff member another role */
        put: operations["updateStaffRole"];
        post?: never;
        /** Remove a staff member; the last owner stays */
        delete: operations["deleteStaffUser"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All staff members */
        get: operations["listStaffUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/invite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Invite a staff member by mail */
        post: operations["createInvite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/invites": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Invitations that are still open */
        get: operations["listInvites"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/invites/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Withdraw an invitation */
        delete: operations["deleteInvite"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/invite/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whom this invitation is for */
        get: operations["checkInvite"];
        put?: never;
        /** Accept an invitation and log in */
        post: operations["acceptInvite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask for a mail with a reset link; never tells whether the address exists */
        post: operations["requestStaffPasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/reset-password/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whose reset link this is */
        get: operations["checkStaffResetToken"];
        put?: never;
        /** Set a new password; ends every login of the staff member */
        post: operations["resetStaffPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/login/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Finish a login with a code of the second factor, or a recovery code */
        post: operations["answerSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/user/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirm a new e-mail address with the token that was mailed to it */
        post: operations["confirmStaffEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/user/{id}/suspend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Let a staff member in no more; ends every login */
        post: operations["suspendStaffUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/user/{id}/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Let a suspended staff member in again */
        post: operations["resumeStaffUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/user/{id}/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where a staff member is logged in */
        get: operations["listSessionsOfStaffUser"];
        put?: never;
        post?: never;
        /** End every login of a staff member */
        delete: operations["endSessionsOfStaffUser"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/user/{id}/sessions/{sessionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** End one login of a staff member */
        delete: operations["endSessionOfStaffUser"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/user/{id}/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Take off the second factor of a staff member who lost it; ends every login */
        delete: operations["removeSecondFactorOfStaffUser"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where the caller is logged in */
        get: operations["listStaffSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/sessions/end-others": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End every other login of the caller */
        post: operations["endOtherStaffSessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/sessions/{id}/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End one login of the caller */
        post: operations["endStaffSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A new secret for an authenticator; counts once a code of it is confirmed */
        post: operations["startSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/second-factor/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask a code at every login from now on; ends the other logins */
        post: operations["confirmSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/second-factor/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask no code at login any more */
        post: operations["removeSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/second-factor/recovery-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** New recovery codes; the old ones work no more */
        post: operations["renewRecoveryCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/roles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The standard roles and those of the venue */
        get: operations["listRoles"];
        put?: never;
        /** Give a set of permissions a name, as a role of the venue */
        post: operations["createRole"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/roles/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Rename a role of the venue or change what it permits; counts at once */
        put: operations["updateRole"];
        post?: never;
        /** Remove a role of the venue that nobody has */
        delete: operations["deleteRole"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/invites/{id}/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mail an invitation again; its seven days begin anew */
        post: operations["resendInvite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/setup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make the first owner with the link that the first start printed, and log in */
        post: operations["setUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/setup/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether this set-up link still works, and for which venue */
        get: operations["checkSetup"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/resource-kinds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All kind of resources */
        get: operations["listResourceKinds"];
        put?: never;
        /** Make a kind of resource */
        post: operations["createResourceKind"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/resource-kinds/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One kind of resource */
        get: operations["getResourceKind"];
        /** Change a kind of resource */
        put: operations["updateResourceKind"];
        post?: never;
        /** Remove a kind of resource */
        delete: operations["deleteResourceKind"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/skills": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All skills */
        get: operations["listSkills"];
        put?: never;
        /** Make a skill */
        post: operations["createSkill"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/skills/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One skill */
        get: operations["getSkill"];
        /** Change a skill */
        put: operations["updateSkill"];
        post?: never;
        /** Remove a skill */
        delete: operations["deleteSkill"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/resources": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All resources */
        get: operations["listResources"];
        put?: never;
        /** Make a resource */
        post: operations["createResource"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/resources/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Put the resources in order */
        put: operations["orderResources"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/resources/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One resource */
        get: operations["getResource"];
        /** Change a resource */
        put: operations["updateResource"];
        post?: never;
        /** Remove a resource */
        delete: operations["deleteResource"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/resources/{id}/roster": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** When a resource works */
        get: operations["getRoster"];
        /** Change when a resource works */
        put: operations["updateRoster"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/roster-exceptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All exceptions to rosters */
        get: operations["listRosterExceptions"];
        put?: never;
        /** Make an exception to a roster */
        post: operations["createRosterException"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/roster-exceptions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One exception to a roster */
        get: operations["getRosterException"];
        /** Change an exception to a roster */
        put: operations["updateRosterException"];
        post?: never;
        /** Remove an exception to a roster */
        delete: operations["deleteRosterException"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/pools": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All pools */
        get: operations["listPools"];
        put?: never;
        /** Make a pool */
        post: operations["createPool"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/pools/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One pool */
        get: operations["getPool"];
        /** Change a pool */
        put: operations["updatePool"];
        post?: never;
        /** Remove a pool */
        delete: operations["deletePool"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/pool-exceptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All exception to the capacity of a pools */
        get: operations["listPoolExceptions"];
        put?: never;
        /** Make an exception to the capacity of a pool */
        post: operations["createPoolException"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/pool-exceptions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One exception to the capacity of a pool */
        get: operations["getPoolException"];
        /** Change an exception to the capacity of a pool */
        put: operations["updatePoolException"];
        post?: never;
        /** Remove an exception to the capacity of a pool */
        delete: operations["deletePoolException"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/planning/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A dry run of a change; which booked items it would invalidate */
        post: operations["previewPlanningChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/day-board/{date}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The day by therapist, room, pool or guest
         * @description By therapist unless `by` says otherwise.
         */
        get: operations["getDayBoard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/day-board/{date}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tells when the day is other than it was
         * @description Server-sent events without content, until the login ends or the server stops: `ready` when nothing is missed from now on, `changed` when the day should be read again. A comment every ten seconds says that the stream lives.
         */
        get: operations["streamDayBoard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/day-board/{date}/moves": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move an item to another time or resource, or see whether it can
         * @description To a time of the same day; on today also to one that has passed. What has moved since `sequence` is `version_conflict`.
         */
        post: operations["moveItem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/day-board/{date}/swaps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Let two items exchange times, therapists or rooms, or see whether they can
         * @description Both or neither. What has moved since `sequence` is `version_conflict`.
         */
        post: operations["swapItems"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/day-board/{date}/blocked-times": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keep a therapist, room or device free of bookings for a time, or see whether that can
         * @description From today on. in_use: a booking or another blocked time is in the way, named in usedBy; a preview names it without
         *     refusing.
         */
        post: operations["createBlockedTime"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/day-board/{date}/blocked-times/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Give a blocked time other times, another resource or reason, or see whether that can
         * @description Stays on its day.
         */
        put: operations["updateBlockedTime"];
        post?: never;
        /** Take bookings again in a blocked time */
        delete: operations["deleteBlockedTime"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/day-board/{date}/repairs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Up to three ways to place what falls out, and other days for who has no place
         * @description A dry run; nothing is changed.
         */
        post: operations["createRepairs"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/day-board/{date}/disruptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write what falls out of a day, and move items and visits as proposed
         * @description All or nothing. version_conflict: an item or a visit was moved or changed since the repair was proposed;
         *     times_unavailable: a new place went to somebody else. Every item keeps its price.
         */
        post: operations["applyRepair"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/reservations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Book at the desk
         * @description All or nothing: where something does not fit, the answer is `product_unavailable` with `notBookedProducts`. Bound by opening times, resources and pools, not by the limits and the horizon of visitors. Nothing is due online: it is paid at the desk or by a payment link.
         */
        post: operations["createStaffReservation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/reservations/quote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a booking at the desk would be
         * @description Nothing of it is kept. What does not fit stands beside what does, with the nearest that does.
         */
        post: operations["quoteStaffReservation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/reservations/offers/{date}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the desk can sell on a day, by flow */
        get: operations["getDeskOffers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/reservations/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reservations, newest first
         * @description `from` and `to` are days of the visit, inclusive. `q` looks for name, phone, mail and number, by body, so that no log of addresses says who is looked for. Filters are state, flowType and open (true or false). What ended before it was booked is listed only where a filter names its state.
         */
        post: operations["listReservations"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/reservations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One reservation with its payments and history */
        get: operations["getStaffReservation"];
        /** Write the note of staff */
        put: operations["updateStaffReservation"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/reservations/{id}/items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add products for guests of a booking
         * @description All of it or nothing, at the price that was quoted; what does not fit is named with the nearest that does.
         */
        post: operations["addStaffItem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/reservations/{id}/items/quote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What products added to a booking would be
         * @description Nothing of it is kept. What does not fit stands beside what does, with the nearest of that day.
         */
        post: operations["quoteStaffItem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/reservations/{id}/items/{itemId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Take a product away */
        delete: operations["removeStaffItem"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/reservations/{id}/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What of a booking may become something else */
        get: operations["getChangeOptions"];
        put?: never;
        /**
         * Change the departure and the products of a booking as it was quoted, in one go
         * @description All of it or nothing. What is dearer is due at the venue; with refund, by who may change money, what was paid online above the new price goes back.
         */
        post: operations["applyStaffChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/reservations/{id}/changes/quote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a change of the departure and the products would do
         * @description Nothing of it is kept. What does not fit stands beside what does, with the nearest that does.
         */
        post: operations["quoteStaffChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/reservations/{id}/check-in": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The guests have come */
        post: operations["checkInReservation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/reservations/{id}/expected-time": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** The guests come later than booked */
        put: operations["expectLater"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/reservations/{id}/guests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Some of the guests have come, or have not
         * @description The booking is checked in while somebody is in, and not come when nobody came. A guest whom another desk marked so already stays as that desk said.
         */
        post: operations["markGuests"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/reservations/{id}/check-out": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The guests have gone */
        post: operations["completeReservation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/reservations/{id}/no-show": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The guests did not come */
        post: operations["markNoShow"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/reservations/{id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take back the last check-in, no-show or check-out */
        post: operations["undoReservationState"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/reservations/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cancel for a guest */
        post: operations["cancelStaffReservation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/reservations/{id}/confirmation-mail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send the confirmation again */
        post: operations["resendConfirmation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/reservations/by-number/{number}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The reservation a QR code or number stands for */
        get: operations["findReservationByNumber"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/payments/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Payments, newest first */
        post: operations["listPayments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/payments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One payment */
        get: operations["getPayment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/payments/{id}/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask the provider again */
        post: operations["refreshPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/payments/{id}/refunds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Refunds of a payment */
        get: operations["listRefunds"];
        put?: never;
        /** Refund a payment, whole or in part */
        post: operations["createRefund"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/desk-sales": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sell gift cards, vouchers or a card for visits, paid at the desk
         * @description Sold, issued and paid at once, or not at all.
         */
        post: operations["sellAtDesk"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/desk-sales/offers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the desk sells without a date */
        get: operations["listDeskSaleOffers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/reservations/{id}/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Write down a payment at the desk */
        post: operations["recordDeskPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/reservations/{id}/desk-refunds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Write down what the desk gave back of money that it took */
        post: operations["refundAtDesk"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/reservations/{id}/redemptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Gift cards, vouchers and promo codes that pay a reservation now */
        get: operations["listDeskRedemptions"];
        put?: never;
        /**
         * Let a gift card or voucher pay at the desk
         * @description The rules of visitors. With `amount` it pays that or nothing: when the gift card has less by now, because another desk used it, the answer is `version_conflict`. Wrong codes count per staff member.
         */
        post: operations["redeemAtDesk"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/reservations/{id}/redemptions/quote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a gift card or voucher holds and would pay
         * @description Nothing of it is kept. One that is blocked, expired or used up is told as such and pays nothing; an unknown code is `gift_card_invalid`.
         */
        post: operations["quoteDeskCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/reservations/{id}/redemptions/{redemptionId}/return": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give a gift card or voucher back what it paid */
        post: operations["returnRedemption"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/reservations/{id}/receipt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The receipt that its guests can fetch, in their language */
        get: operations["getStaffReceipt"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/reservations/{id}/receipt/mail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mail the receipt to the customer or to another address */
        post: operations["mailReceipt"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/ledger/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Every movement of money */
        post: operations["listLedger"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check that the books are right
         * @description Runs an audit and answers with its result. On a large book the audit goes on after eight seconds, and the last complete one is answered meanwhile, with what the new one found in the reservations that changed since.
         */
        get: operations["getAudit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/audit-entries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who changed what, newest first */
        get: operations["listAuditEntries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/audit-entries/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Entries of every object, newest first
         * @description Filters are actor (staff, customer or system, or staff:id), kind, object (kind:id), fromDate and toDate (days of the venue, inclusive). `q` looks for names of staff, ids of objects and of requests: by body, so that no log of addresses says what is looked for.
         */
        post: operations["searchAuditEntries"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/day-closes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Days of the desk that were closed
         * @description Filters: `fromDate` and `toDate`, days of the venue, both included.
         */
        get: operations["listDayCloses"];
        put?: never;
        /**
         * Close the day of the desk; what moved since the close before belongs to this one
         * @description `number` and `movements` are those of the open day that was counted against: a close or a payment of a colleague in between is `version_conflict`. A close never changes.
         */
        post: operations["closeDay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/day-closes/open": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the desk took since the last close */
        get: operations["getOpenDay"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/day-closes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One closed day */
        get: operations["getDayClose"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/payment-exceptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Payments that only people can settle */
        get: operations["listPaymentExceptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/payment-exceptions/{id}/done": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mark as dealt with; one that is done already is `version_conflict` */
        post: operations["resolvePaymentException"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/gift-cards": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make a gift card at the desk */
        post: operations["issueGiftCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/gift-cards/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Gift cards and vouchers */
        post: operations["listGiftCards"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/gift-cards/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A gift card and its movements */
        get: operations["getGiftCard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/gift-cards/{id}/block": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Block a gift card or free it again */
        put: operations["blockGiftCard"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/gift-cards/{id}/balance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Correct what is on a gift card */
        put: operations["correctGiftCard"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/gift-cards/{id}/print": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The sheet of a gift card or voucher as PDF */
        post: operations["printGiftCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/gift-cards/{id}/mail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mail a gift card or voucher again */
        post: operations["mailGiftCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/gift-card-batches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make many gift cards or vouchers at once */
        post: operations["issueGiftCardBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/gift-card-batches/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Gift cards that were made together */
        post: operations["listGiftCardBatches"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/gift-card-batches/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many gift cards were made together and what is left on them */
        get: operations["getGiftCardBatch"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/gift-card-batches/{id}/print": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** All sheets of a batch as one PDF */
        post: operations["printGiftCardBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/gift-card-batches/{id}/block": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Block all gift cards of a batch that have something left, or free the blocked ones */
        post: operations["blockGiftCardBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/gift-card-batches/{id}/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The codes of a batch as CSV */
        post: operations["exportGiftCardBatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/subscriptions/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Multi-visit cards and subscriptions */
        post: operations["listSubscriptions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/subscriptions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A multi-visit card and its movements */
        get: operations["getSubscription"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/subscriptions/{id}/block": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Block a multi-visit card or free it again */
        put: operations["blockSubscription"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/promo-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make a promo code */
        post: operations["createPromoCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/promo-codes/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** All promo codes */
        post: operations["listPromoCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/promo-codes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One promo code */
        get: operations["getPromoCode"];
        /** Change a promo code */
        put: operations["updatePromoCode"];
        post?: never;
        /** Remove a promo code */
        delete: operations["deletePromoCode"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/customers/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Customers of the venue, found by name, phone, address, number or gift card
         * @description A search by body, so that no log of addresses says what is looked for.
         */
        post: operations["listCustomers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/customers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A customer with reservations and cards */
        get: operations["getCustomerDetails"];
        /** Change the details of a customer */
        put: operations["updateCustomerByStaff"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/customers/{id}/note": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Write what colleagues must know about a customer */
        put: operations["updateCustomerNote"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/customers/{id}/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** End every login of a customer, who lost a telephone or left a computer open */
        delete: operations["endSessionsOfCustomer"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/customers/{id}/erase": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Erase a customer; amounts and numbers stay for the books */
        post: operations["eraseCustomer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/customers/{id}/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Everything that is stored about a customer, as a file and as a page */
        post: operations["exportCustomer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/customers/{id}/doubles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Customers who are likely the same person
         * @description The likeliest first, with what is the same.
         */
        get: operations["getLikelyDoubles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/customers/{id}/merge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Merge another customer into this one; it cannot be undone
         * @description What the other has moves, the login of the other ends. `version_conflict`: one of the two is no longer as it was read. `in_use`: the other is booking just now. `validation_failed`: both notes together are longer than one may be.
         */
        post: operations["mergeCustomers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/customers/{id}/merge/{otherId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Two customers side by side, and what each of them has */
        get: operations["previewCustomerMerge"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/customers/{id}/subscriptions/{subscriptionId}/uses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Correct the number of visits of a card */
        post: operations["correctSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/reservations/views": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The caller's own views of the list of reservations */
        get: operations["getSavedViews"];
        /**
         * Replace the caller's own views
         * @description Names differ, also by more than capitals; one at most is the default.
         */
        put: operations["updateSavedViews"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/reservations/mails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write to the guests of a search
         * @description Visits that are booked and not cancelled; each gets the same words once, whoever sends them, in the language of the reservation.
         */
        post: operations["sendBulkMail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/reservations/mails/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Who would get a mail, and who cannot
         * @description Nothing is sent. Without words nobody has them already.
         */
        post: operations["countBulkMail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/reservations/mails/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * How a guest of a language reads it
         * @description Nothing is sent. Without the lines about their visit.
         */
        post: operations["previewBulkMail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/mails/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mails, waiting, sent and failed */
        post: operations["listMails"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/mails/{id}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Try a failed mail again */
        post: operations["retryMail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/reports/occupancy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How full the days were, hour by hour, and who worked */
        get: operations["getOccupancy"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/reports/revenue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was sold on the days, what was paid, and what is still to be delivered */
        get: operations["getRevenue"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @enum {string} */
        ProblemCode: "validation_failed" | "app_tag_unknown" | "session_missing" | "unauthorized" | "login_failed" | "second_factor_invalid" | "forbidden" | "not_found" | "reservation_not_found" | "reservation_expired" | "reservation_cancelled" | "reservation_confirmed" | "token_invalid" | "link_expired" | "gift_card_invalid" | "nothing_to_redeem" | "subscription_missing" | "amount_too_high" | "reservation_exists" | "reservation_changed" | "user_missing" | "product_unavailable" | "product_duplicate" | "date_unavailable" | "times_unavailable" | "person_count_invalid" | "hold_limit_reached" | "treatment_limit_reached" | "unpaid_limit_reached" | "issue_limit_reached" | "email_unconfirmed" | "payment_required" | "payment_in_progress" | "method_unknown" | "email_taken" | "version_conflict" | "flow_incomplete" | "changes_closed" | "change_unavailable" | "in_use" | "last_owner" | "standard_role" | "idempotency_in_flight" | "payload_too_large" | "unsupported_media_type" | "idempotency_key_reused" | "image_invalid" | "image_quota_reached" | "too_many_requests" | "hold_starts_reached" | "hold_time_used" | "card_limit_reached" | "login_limit_reached" | "internal" | "payment_provider_unavailable" | "service_unavailable" | "being_changed";
        ProblemError: {
            pointer: string;
            code: string;
        };
        Problem: {
            type: string;
            title: string;
            status: number;
            code: components["schemas"]["ProblemCode"];
            detail?: string;
            errors?: components["schemas"]["ProblemError"][];
            requestId: string;
            changes?: components["schemas"]["ReservationChange"][];
            reason?: components["schemas"]["DateReason"];
            usedBy?: components["schemas"]["UsedBy"][];
            heldBy?: components["schemas"]["HeldBy"];
            lacks?: components["schemas"]["FlowLack"][];
            alternatives?: components["schemas"]["Alternative"][];
            notBookedProducts?: components["schemas"]["NotBooked"][];
        };
        /** @description Opaque id. */
        Id: string;
        /** @description The public id the planner gives to a bookable thing. */
        XplanId: string;
        Slug: string;
        /** @description Money in whole cents; 1250 is 12,50 euro. */
        Cents: number;
        /**
         * Format: date
         * @description A day in the time zone of the venue, of the years 1900 to 2999.
         */
        LocalDate: string;
        /** @description A time of day in the time zone of the venue; 24:00 is the end of the day. */
        TimeOfDay: string;
        /**
         * Format: date-time
         * @description A moment, ISO 8601 in UTC.
         */
        Instant: string;
        /** @description Words, or a tree of marks around words. Made from the HTML of staff when it is saved; markup in a string is text. */
        RichText: string | components["schemas"]["RichNode"][];
        RichNode: string | {
            /** @enum {string} */
            tag: "p" | "br" | "strong" | "em" | "ul" | "ol" | "li" | "a" | "h3" | "h4";
            href?: components["schemas"]["Url"];
            children: components["schemas"]["RichNode"][];
        };
        Url: string;
        /** Format: email */
        Email: string;
        Phone: string;
        Password: string;
        /** @enum {string} */
        Language: "nl" | "en" | "de" | "fr";
        Translated: {
            nl: string;
            en?: string;
            de?: string;
            fr?: string;
        };
        Untranslated: ("name" | "description" | "checkoutText" | "checkoutConfirmTitle" | "text" | "optionName" | "alt" | "terms" | "privacy" | "accessibility")[];
        ImageSize: {
            url: components["schemas"]["Url"];
            width: number;
            height: number;
        };
        Image: {
            alt: string;
            sizes: components["schemas"]["ImageSize"][];
            /** @description What a narrower box keeps in sight; absent where nobody said it. */
            focalPoint?: components["schemas"]["FocalPoint"];
        };
        ListSearch: {
            /** @description Words to search for. */
            q?: string;
            /** @description field:value pairs separated by commas. */
            filter?: string;
            /** @description A field; a leading minus sorts downwards. */
            sort?: string;
            cursor?: components["schemas"]["Cursor"];
            pageSize?: number;
        };
        DaysSearch: {
            from?: components["schemas"]["LocalDate"];
            to?: components["schemas"]["LocalDate"];
            /** @description Words to search for. */
            q?: string;
            /** @description field:value pairs separated by commas. */
            filter?: string;
            /** @description A field; a leading minus sorts downwards. */
            sort?: string;
            cursor?: components["schemas"]["Cursor"];
            pageSize?: number;
        };
        /** @description A place in a list. Opaque. */
        Cursor: string;
        ListMeta: {
            /** @description Rows of the whole list; no more than 1000 are counted. */
            total: number;
            /** @description There are more rows than `total`. */
            hasMore: boolean;
            /** @description The place of the first row, counted from 1. */
            from: number;
            next: components["schemas"]["Cursor"] | null;
            previous: components["schemas"]["Cursor"] | null;
        };
        /** @enum {string} */
        DateReason: "closed" | "full" | "past" | "notice" | "beyond_horizon";
        ReservationChange: {
            /** @enum {string} */
            kind: "no_longer_available";
            itemId: components["schemas"]["Id"];
            name: components["schemas"]["RichText"];
            person: number;
            oldPrice: components["schemas"]["Cents"] | null;
            newPrice: components["schemas"]["Cents"] | null;
        };
        UsedBy: {
            /** @enum {string} */
            kind: "flow" | "product" | "category" | "collection" | "reservation" | "resource" | "roster" | "skill" | "startSection" | "settings" | "productGroup" | "blockedTime" | "giftCard" | "subscription" | "promoCode";
            id: components["schemas"]["Id"];
            name: string;
        };
        GiftCardLimits: {
            min: components["schemas"]["Cents"];
            max: components["schemas"]["Cents"];
        };
        Swimware: {
            text: components["schemas"]["RichText"];
            schedule: {
                /** @enum {string} */
                type: "weekly" | "monthly" | "firstTuesday";
                days: number[];
            };
        };
        BookingCap: {
            count: number;
            /** @enum {string} */
            unit: "week" | "day";
        };
        CustomerInfo: {
            address: boolean;
            newsletter: boolean;
        };
        Theme: {
            olive?: string;
            oliveDeep?: string;
            leaf?: string;
            leafInk?: string;
            leafTint?: string;
            orchard?: string;
            swim?: string;
            swimText?: string;
            swimTint?: string;
            paper?: string;
            sand?: string;
        };
        Venue: {
            name: string;
            appTag: string;
            siteUrl: components["schemas"]["Url"];
            termsUrl: components["schemas"]["Url"];
            cancelUrl: components["schemas"]["Url"];
            contactUrl: components["schemas"]["Url"];
            contactEmail: components["schemas"]["Email"];
            facilitiesUrl: components["schemas"]["Url"];
            withdrawalUrl: components["schemas"]["Url"];
            /** @description One line; empty when it is not told. */
            address: string;
            routeUrl: components["schemas"]["Url"];
            timeZone: string;
            languages: components["schemas"]["Language"][];
            theme: components["schemas"]["Theme"];
            /** @description Null where the name stands in its place. */
            logo: components["schemas"]["Image"] | null;
            /** @description Whether the terms stand on this site, at /terms; termsUrl leads to them otherwise. */
            hasTerms: boolean;
        };
        /** @description How long personal data stays, in days but for taxYears. */
        Retention: {
            draftDays: number;
            remarkDays: number;
            accountDays: number;
            deadLetterDays: number;
            taxYears: number;
        };
        /** @description Whether customers change and cancel bookings themselves, and until how many hours before the arrival. */
        SelfService: {
            enabled: boolean;
            noticeHours: number;
        };
        /** @description Minutes that an unpaid reservation keeps its places after each change, and at most. */
        Holds: {
            minutes: number;
            maxMinutes: number;
        };
        Config: {
            venue: components["schemas"]["Venue"];
            maxPersons: number;
            maxQuantity: number;
            giftCard: components["schemas"]["GiftCardLimits"];
            swimware: components["schemas"]["Swimware"];
            everyoneTreatmentOption: boolean;
            customerInfo: components["schemas"]["CustomerInfo"];
            bookingCap: components["schemas"]["BookingCap"];
            lastDate: components["schemas"]["LocalDate"];
            today: components["schemas"]["LocalDate"];
            fallbackImage: components["schemas"]["Image"];
            idealLabel: string;
            retention: components["schemas"]["Retention"];
            selfService: components["schemas"]["SelfService"];
            holds: components["schemas"]["Holds"];
            /** @description Whether postcode and house number go to the register of addresses, which gives street and town. */
            addressLookup: boolean;
            /** @description Only in a test of a flow, where nothing is really booked. Until when it can be reached. */
            testUntil?: components["schemas"]["Instant"];
        };
        Settings: {
            bookingCap: components["schemas"]["BookingCap"];
            fallbackImage: components["schemas"]["Image"];
        };
        /** @enum {integer} */
        FlowType: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7;
        /** @enum {string} */
        CheckoutType: "location" | "payment" | "payment-and-location";
        SubFlow: {
            name: string;
            description: components["schemas"]["RichText"];
            /** @enum {integer} */
            type: 3 | 4;
            untranslated?: components["schemas"]["Untranslated"];
        };
        CheckinGroup: {
            id: components["schemas"]["Id"];
            name: string;
            entryProduct: {
                xplanId: components["schemas"]["XplanId"];
                id: components["schemas"]["Id"];
            };
            activityProduct: {
                xplanId: components["schemas"]["XplanId"];
            };
            untranslated?: components["schemas"]["Untranslated"];
        };
        FlowSummary: {
            id: components["schemas"]["Id"];
            slug: components["schemas"]["Slug"];
            name: string;
            description: components["schemas"]["RichText"];
            image: components["schemas"]["Image"] | null;
            type: components["schemas"]["FlowType"];
            untranslated?: components["schemas"]["Untranslated"];
        };
        Flow: {
            id: components["schemas"]["Id"];
            slug: components["schemas"]["Slug"];
            name: string;
            description: components["schemas"]["RichText"];
            image: components["schemas"]["Image"] | null;
            type: components["schemas"]["FlowType"];
            subFlows: components["schemas"]["SubFlow"][];
            checkinGroups: components["schemas"]["CheckinGroup"][];
            product: components["schemas"]["Product"] | null;
            checkoutType: components["schemas"]["CheckoutType"];
            config: {
                checkoutText: components["schemas"]["RichText"];
                checkoutConfirmTitle: string;
            };
            untranslated?: components["schemas"]["Untranslated"];
        };
        StartSection: {
            id: components["schemas"]["Id"];
            name: string;
            flowStarts: {
                id: components["schemas"]["Id"];
                flow: components["schemas"]["FlowSummary"];
                /** @description The lowest price on any day that can be booked; null when nothing is paid for. */
                priceFrom: components["schemas"]["Cents"] | null;
            }[];
            untranslated?: components["schemas"]["Untranslated"];
        };
        StepEntry: {
            xplanId: components["schemas"]["XplanId"];
            name: components["schemas"]["RichText"];
            products: components["schemas"]["Product"][];
            untranslated?: components["schemas"]["Untranslated"];
        };
        /** @enum {string} */
        ObjectType: "product" | "collection" | "productGroup";
        /** @enum {integer} */
        ProductType: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 10 | 14 | 16;
        ProductOption: {
            id: components["schemas"]["Id"];
            xplanId: components["schemas"]["XplanId"];
            optionName: string;
            price: components["schemas"]["Cents"];
            priceVaries?: components["schemas"]["PriceVaries"];
            duration: number | null;
        };
        CollectionPart: {
            xplanId: components["schemas"]["XplanId"];
            name: components["schemas"]["RichText"];
            choice: number;
        };
        Product: {
            id: components["schemas"]["Id"];
            xplanId: components["schemas"]["XplanId"];
            objectType: components["schemas"]["ObjectType"];
            type: components["schemas"]["ProductType"];
            name: components["schemas"]["RichText"];
            description: components["schemas"]["RichText"];
            image: components["schemas"]["Image"] | null;
            price: components["schemas"]["Cents"];
            priceVaries?: components["schemas"]["PriceVaries"];
            needsTimes: boolean;
            duration: number | null;
            /** @description How many guests take part at once; a duo treatment is booked for two. */
            guests: number;
            options: components["schemas"]["ProductOption"][];
            products: components["schemas"]["CollectionPart"][];
            untranslated?: components["schemas"]["Untranslated"];
        };
        ScheduleDay: {
            price: components["schemas"]["Cents"];
            priceVaries?: components["schemas"]["PriceVaries"];
        };
        Schedule: {
            [key: string]: components["schemas"]["ScheduleDay"];
        };
        /** @description The price is the lowest of the day, because it depends on the time; absent when it does not. */
        PriceVaries: boolean;
        ScheduleMeta: {
            reasons: {
                [key: string]: components["schemas"]["DateReason"];
            };
        };
        DayTimes: {
            arrivalTimes: components["schemas"]["TimeOfDay"][];
            departureTimes: components["schemas"]["TimeOfDay"][];
            departures: {
                [key: string]: components["schemas"]["TimeOfDay"][];
            };
            /** @description What each arrival or start costs per person; absent when the price does not depend on the time. */
            prices?: {
                [key: string]: components["schemas"]["Cents"];
            };
            messages: components["schemas"]["RichText"][];
            scheduleMessage: string | null;
            /** @description Why there is no time; null when there is one, and for entries. */
            reason: components["schemas"]["NotBookedReason"] | null;
            alternatives: components["schemas"]["Alternative"][];
        };
        /** @enum {string} */
        Gender: "m" | "f" | "x";
        Address: {
            street: string;
            houseNumber: number;
            houseNumberSuffix: string | null;
            zipCode: string;
            city: string;
            country: string;
        };
        Customer: {
            id: components["schemas"]["Id"];
            firstName: string;
            middleName: string | null;
            lastName: string;
            email: components["schemas"]["Email"];
            /** @description Whether the link mailed to the address was opened. */
            emailConfirmed: boolean;
            /** @description Replaces the address once the link mailed to it is opened. */
            pendingEmail: components["schemas"]["Email"] | null;
            phone: components["schemas"]["Phone"];
            gender: components["schemas"]["Gender"];
            newsletter: boolean;
            address: components["schemas"]["Address"] | null;
        };
        CustomerForm: {
            firstName: string;
            middleName?: string | null;
            lastName: string;
            email: components["schemas"]["Email"];
            phone: components["schemas"]["Phone"];
            gender: components["schemas"]["Gender"];
            newsletter?: boolean;
            address?: components["schemas"]["Address"] | null;
            /** @description Asked when the e-mail address changes. */
            currentPassword?: string;
        };
        CustomerRegistration: {
            firstName: string;
            middleName?: string | null;
            lastName: string;
            email: components["schemas"]["Email"];
            phone: components["schemas"]["Phone"];
            gender: components["schemas"]["Gender"];
            newsletter?: boolean;
            address?: components["schemas"]["Address"] | null;
            password: components["schemas"]["Password"];
        };
        LoginForm: {
            email: components["schemas"]["Email"];
            password: string;
        };
        AccessToken: {
            accessToken: string;
        };
        EmailForm: {
            email: components["schemas"]["Email"];
        };
        ConfirmationForm: {
            token: string;
        };
        PasswordForm: {
            password: components["schemas"]["Password"];
        };
        ResetToken: {
            email: components["schemas"]["Email"];
        };
        CustomerSubscription: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["RichText"];
            usableFrom: components["schemas"]["LocalDate"] | null;
            usableTo: components["schemas"]["LocalDate"] | null;
            used: number;
            /** @description Null when it can be used as often as the customer likes. */
            amount: number | null;
        };
        CustomerOrder: {
            id: components["schemas"]["Id"];
            number: components["schemas"]["ReservationNumber"];
            slug: components["schemas"]["Slug"];
            name: string;
            state: components["schemas"]["ReservationState"];
            orderedAt: components["schemas"]["Instant"];
            lines: components["schemas"]["CustomerOrderLine"][];
            total: components["schemas"]["Cents"];
            totalPaid: components["schemas"]["Cents"];
            refunded: components["schemas"]["Cents"];
        };
        CustomerOrderLine: {
            name: components["schemas"]["RichText"];
            count: number;
            price: components["schemas"]["Cents"];
        };
        CustomerGiftCard: {
            id: components["schemas"]["Id"];
            orderId: components["schemas"]["Id"];
            /** @enum {string} */
            kind: "giftCard" | "voucher";
            name: components["schemas"]["RichText"];
            amount: components["schemas"]["Cents"];
            balance: components["schemas"]["Cents"];
            usableTo: components["schemas"]["LocalDate"] | null;
            blocked: boolean;
            /** @description For whom it is; empty when nobody was named. */
            recipient: string;
        };
        CreditMovement: {
            /** @enum {string} */
            kind: "bought" | "redeemed" | "returned" | "refunded" | "corrected" | "blocked" | "freed";
            /** @description Cents of a gift card, visits of a multi-visit card. */
            change: number;
            /** @description After it, in the same unit; null when visits are not counted. */
            balance: number | null;
            at: components["schemas"]["Instant"];
            /** @description The reservation or order that it belongs to; null when it is of somebody else. */
            number: components["schemas"]["ReservationNumber"] | null;
        };
        CustomerReservation: {
            id: components["schemas"]["Id"];
            number: components["schemas"]["ReservationNumber"];
            slug: components["schemas"]["Slug"];
            name: string;
            state: components["schemas"]["ReservationState"];
            personCount: number;
            persons: components["schemas"]["ReservationPerson"][];
            startDate: components["schemas"]["LocalDate"];
            startTime: components["schemas"]["TimeOfDay"] | null;
            endTime: components["schemas"]["TimeOfDay"] | null;
            total: components["schemas"]["Cents"];
            totalPaid: components["schemas"]["Cents"];
            refunded: components["schemas"]["Cents"];
            /** @description Opens its own page; told to nobody but its customer. */
            ref?: components["schemas"]["SelfServiceRef"];
        };
        /** @enum {string} */
        ReservationState: "hold" | "confirmed" | "checked_in" | "completed" | "expired" | "cancelled" | "no_show";
        ReservationNumber: string;
        PersonProductPart: {
            itemId: components["schemas"]["Id"];
            xplanId: components["schemas"]["XplanId"];
            name: components["schemas"]["RichText"];
            price: components["schemas"]["Cents"];
            type: components["schemas"]["ProductType"];
            objectType: components["schemas"]["ObjectType"];
            checkinType: boolean;
            startTime: components["schemas"]["TimeOfDay"] | null;
            endTime: components["schemas"]["TimeOfDay"] | null;
        };
        PersonProduct: {
            itemId: components["schemas"]["Id"];
            xplanId: components["schemas"]["XplanId"];
            name: components["schemas"]["RichText"];
            price: components["schemas"]["Cents"];
            type: components["schemas"]["ProductType"];
            objectType: components["schemas"]["ObjectType"];
            checkinType: boolean;
            startTime: components["schemas"]["TimeOfDay"] | null;
            endTime: components["schemas"]["TimeOfDay"] | null;
            products?: components["schemas"]["PersonProductPart"][];
            /** @description The other guests of a duo treatment; it is removed for all of them. */
            sharedWith?: number[];
            cardMessage?: components["schemas"]["CardMessage"];
            untranslated?: components["schemas"]["Untranslated"];
        };
        ReservationPerson: {
            id: components["schemas"]["Id"];
            number: number;
            products: components["schemas"]["PersonProduct"][];
        };
        ReservationSession: {
            /** @description The token the visitor sends back in X-Reservation-Session. */
            id: string;
            userId: components["schemas"]["Id"] | null;
            expiresAt: components["schemas"]["Instant"];
            maxExpiresAt: components["schemas"]["Instant"];
        };
        Reservation: {
            id: components["schemas"]["Id"];
            slug: components["schemas"]["Slug"];
            state: components["schemas"]["ReservationState"];
            number: components["schemas"]["ReservationNumber"] | null;
            persons: components["schemas"]["ReservationPerson"][];
            session: components["schemas"]["ReservationSession"];
            startDate: components["schemas"]["LocalDate"];
            startTime: components["schemas"]["TimeOfDay"] | null;
            endTime: components["schemas"]["TimeOfDay"] | null;
            personCount: number;
            checkoutType: components["schemas"]["CheckoutType"];
            total: components["schemas"]["Cents"];
            /** @description What must be paid now. */
            totalPayNow: components["schemas"]["Cents"];
            /** @description What may be paid now; totalPayNow, and what waits for the venue unless the visitor pays it now. */
            totalMayPayNow: components["schemas"]["Cents"];
            /** @description What waits; total less totalPayNow. */
            totalPayLater: components["schemas"]["Cents"];
            totalOpen: components["schemas"]["Cents"];
            totalPaid: components["schemas"]["Cents"];
            serverTime: components["schemas"]["Instant"];
        };
        ReservationDraft: {
            personCount: number;
            date: components["schemas"]["LocalDate"];
            startTime?: components["schemas"]["TimeOfDay"] | null;
            endTime?: components["schemas"]["TimeOfDay"] | null;
        };
        /** @enum {string} */
        NotBookedReason: "unavailable" | "duplicate" | "entry_duplicate" | "closed" | "no_roster" | "no_therapist" | "no_room" | "no_common_time" | "pool_full" | "guest_busy" | "group_busy" | "stay_too_short" | "past" | "notice" | "beyond_horizon";
        Alternative: {
            /** @enum {string} */
            kind: "other_time" | "other_day" | "apart";
            date: components["schemas"]["LocalDate"];
            time: components["schemas"]["TimeOfDay"] | null;
            persons: number[];
            /**
             * @description Per person, or for a whole booking that moves in all; absent when it costs what was asked for, or is not known
             *     before it is chosen.
             */
            price?: components["schemas"]["Cents"];
        };
        NotBooked: {
            name: components["schemas"]["RichText"];
            xplanId: components["schemas"]["XplanId"];
            person: number;
            reason: components["schemas"]["NotBookedReason"];
            alternatives: components["schemas"]["Alternative"][];
        };
        AddResult: {
            reservation: components["schemas"]["Reservation"];
            notBookedProducts: components["schemas"]["NotBooked"][];
            /** @description What a check-in took away; products that its guests had, and their companions. */
            replacedProducts: components["schemas"]["ReplacedProduct"][];
        };
        ProductAdd: {
            productId: components["schemas"]["XplanId"];
            /** @description Guest numbers from 1, or [-1] for all guests. */
            persons: number[];
            preferredTime?: components["schemas"]["TimeOfDay"] | null;
            /** @description The start is preferredTime or nothing is booked; otherwise as near to it as can be. */
            timeIsFixed?: boolean;
            quantity?: number;
        };
        CollectionAdd: {
            collectionId: components["schemas"]["XplanId"];
            productIds: components["schemas"]["XplanId"][];
            /** @description Guest numbers from 1, or [-1] for all guests. */
            persons: number[];
            preferredTime?: components["schemas"]["TimeOfDay"] | null;
            /** @description The start is preferredTime or nothing is booked; otherwise as near to it as can be. */
            timeIsFixed?: boolean;
        };
        CheckinAdd: {
            activityId: components["schemas"]["XplanId"];
            entryId: components["schemas"]["XplanId"];
            /** @description Guest numbers from 1, or [-1] for all guests. */
            persons: number[];
        };
        GiftCardAdd: {
            productId: components["schemas"]["XplanId"];
            /** @description Whole cents per card. */
            amount: number;
            quantity: number;
            from: string;
            to: string;
            message?: string;
            recipientEmail?: components["schemas"]["Email"] | null;
        };
        /** @description What stands on a gift card, and whom it is mailed to; null for the buyer. */
        CardMessage: {
            from: string;
            to: string;
            message: string;
            recipientEmail: components["schemas"]["Email"] | null;
        };
        ReservationComment: {
            comment: string;
        };
        PrepareForm: {
            flowId: components["schemas"]["Id"];
        };
        RequestedItem: {
            person: number;
            productId: components["schemas"]["XplanId"];
            productIds?: components["schemas"]["XplanId"][];
            preferredTime?: components["schemas"]["TimeOfDay"] | null;
        };
        /** @description Existing bookings among the items are planned anew, the others beside them. */
        ProposalRequest: {
            items: components["schemas"]["RequestedItem"][];
        };
        ProposalItem: {
            person: number;
            xplanId: components["schemas"]["XplanId"];
            name: components["schemas"]["RichText"];
            startTime: components["schemas"]["TimeOfDay"];
            endTime: components["schemas"]["TimeOfDay"];
            price: components["schemas"]["Cents"];
        };
        Proposal: {
            id: components["schemas"]["Id"];
            /** @enum {string} */
            kind: "together" | "one_after_another" | "shortest_stay";
            startTime: components["schemas"]["TimeOfDay"];
            endTime: components["schemas"]["TimeOfDay"];
            total: components["schemas"]["Cents"];
            provenBest: boolean;
            items: components["schemas"]["ProposalItem"][];
            notBookedProducts: components["schemas"]["NotBooked"][];
        };
        /** @description From the link in the mail of a booking; whoever has it may see and change that booking. */
        SelfServiceRef: string;
        /**
         * @description Why nothing can be changed: the venue leaves it to its staff, the notice has passed, or the visit began or was cancelled.
         * @enum {string}
         */
        ChangesClosed: "switched_off" | "too_late" | "ended";
        /** @description What the venue gave another time and mailed; once the guest or the desk changes it, it is none. */
        MovedItem: {
            itemId: components["schemas"]["Id"];
            name: components["schemas"]["RichText"];
            persons: number[];
            fromDate: components["schemas"]["LocalDate"];
            fromTime: components["schemas"]["TimeOfDay"];
            date: components["schemas"]["LocalDate"];
            startTime: components["schemas"]["TimeOfDay"];
            /** @description The guest agrees to it. */
            accepted: boolean;
        };
        OwnBooking: {
            number: components["schemas"]["ReservationNumber"];
            state: components["schemas"]["ReservationState"];
            slug: components["schemas"]["Slug"];
            name: string;
            personCount: number;
            persons: components["schemas"]["ReservationPerson"][];
            startDate: components["schemas"]["LocalDate"];
            startTime: components["schemas"]["TimeOfDay"] | null;
            endTime: components["schemas"]["TimeOfDay"] | null;
            total: components["schemas"]["Cents"];
            totalPaid: components["schemas"]["Cents"];
            totalOpen: components["schemas"]["Cents"];
            refunded: components["schemas"]["Cents"];
            /** @description The version that a change must name. */
            sequence: number;
            /** @description The last moment of a change. */
            changesUntil: components["schemas"]["Instant"];
            changesClosed: components["schemas"]["ChangesClosed"] | null;
            moves: components["schemas"]["MovedItem"][];
            /** @description The items within arrangements that another choice can take the place of. */
            choices: components["schemas"]["Id"][];
            /** @description The QR code of the number, row by row; 1 is dark. As many rows as columns. */
            qr: string;
        };
        /**
         * @description What guests ask for. cancel: all of it; removeGuest: person leaves; move: to date, beginning at startTime (null where
         *     nothing has a time), as long as before; stay: until endTime instead, from the same arrival; changeItem: itemId becomes productId and begins at startTime, within an arrangement the whole of it.
         */
        OwnChange: {
            /** @enum {string} */
            kind: "cancel" | "removeGuest" | "move" | "stay" | "changeItem";
            person?: number;
            date?: components["schemas"]["LocalDate"];
            startTime?: components["schemas"]["TimeOfDay"] | null;
            endTime?: components["schemas"]["TimeOfDay"];
            itemId?: components["schemas"]["Id"];
            productId?: components["schemas"]["XplanId"];
        };
        /** @description What becomes of one product of a guest; the guest's number is that of before. */
        ChangeLine: {
            person: number;
            name: components["schemas"]["RichText"];
            /** @enum {string} */
            kind: "stays" | "moves" | "ends" | "begins";
            before: components["schemas"]["TimeOfDay"] | null;
            after: components["schemas"]["TimeOfDay"] | null;
        };
        MoneyBack: {
            /**
             * @description Where it was paid from; venue is what was paid there and goes back there.
             * @enum {string}
             */
            to: "payment" | "giftCard" | "voucher" | "venue";
            amount: components["schemas"]["Cents"];
            /** @description The end of a code; else empty. */
            label: string;
        };
        ChangeQuote: {
            /** @description The version it was made for. */
            sequence: number;
            startDate: components["schemas"]["LocalDate"];
            startTime: components["schemas"]["TimeOfDay"] | null;
            endTime: components["schemas"]["TimeOfDay"] | null;
            personCount: number;
            lines: components["schemas"]["ChangeLine"][];
            totalBefore: components["schemas"]["Cents"];
            total: components["schemas"]["Cents"];
            back: components["schemas"]["MoneyBack"][];
            visitsBack: number;
            /** @description Of what is then outstanding, what is paid by the link that comes with the change. */
            toPayOnline: components["schemas"]["Cents"];
            /** @description The rest of what is then outstanding. */
            toPayAtVenue: components["schemas"]["Cents"];
        };
        /** @description With what the quote said; another version or other money is refused with version_conflict. */
        ChangeOrder: {
            change: components["schemas"]["OwnChange"];
            sequence: number;
            total: components["schemas"]["Cents"];
            /** @description The sum of what goes back. */
            back: components["schemas"]["Cents"];
        };
        ChangeResult: {
            booking: components["schemas"]["OwnBooking"];
            quote: components["schemas"]["ChangeQuote"];
            /** @description Of the payment link for what is due online; null when nothing is. */
            paymentRef: string | null;
        };
        OfferedTimes: {
            startTime: components["schemas"]["TimeOfDay"] | null;
            endTime: components["schemas"]["TimeOfDay"] | null;
        };
        ItemOption: {
            productId: components["schemas"]["XplanId"];
            name: components["schemas"]["RichText"];
            price: components["schemas"]["Cents"];
            priceVaries?: components["schemas"]["PriceVaries"];
        };
        OwnStarts: {
            times: components["schemas"]["TimeOfDay"][];
            /** @description What each start costs per person; absent when the price does not depend on the time. */
            prices?: {
                [key: string]: components["schemas"]["Cents"];
            };
        };
        PaymentMethod: {
            id: string;
            label: string;
        };
        PaymentForm: {
            cardToken?: string;
            /** @description Pays what may wait for the venue as well. When nothing is due now, any online payment does. */
            payAll?: boolean;
        };
        PaymentStart: {
            redirectUrl: components["schemas"]["Url"];
        };
        OnLocationResult: {
            /** @enum {string} */
            status: "confirmed";
            number: components["schemas"]["ReservationNumber"];
        };
        /** @enum {string} */
        CheckoutStatus: "confirmed" | "open" | "failed" | "canceled" | "expired" | "reservation_expired" | "none";
        CheckoutResult: {
            status: components["schemas"]["CheckoutStatus"];
            reason?: string;
            number: components["schemas"]["ReservationNumber"] | null;
            slug: components["schemas"]["Slug"];
            flowType: components["schemas"]["FlowType"];
            startDate: components["schemas"]["LocalDate"];
            startTime: components["schemas"]["TimeOfDay"] | null;
            endTime: components["schemas"]["TimeOfDay"] | null;
            personCount: number;
            totalPaid: components["schemas"]["Cents"];
            /** @description What of totalPaid was paid with gift cards, vouchers and promo codes. */
            totalRedeemed: components["schemas"]["Cents"];
            totalPayLater: components["schemas"]["Cents"];
            email: components["schemas"]["Email"] | null;
            firstName: string | null;
            /** @description Opens the confirmed reservation's own page; null for orders and before. */
            ref: components["schemas"]["SelfServiceRef"] | null;
        };
        CodeForm: {
            code: string;
        };
        Redemption: {
            id: components["schemas"]["Id"];
            /** @enum {string} */
            kind: "giftCard" | "voucher" | "promoCode";
            label: string;
            amount: components["schemas"]["Cents"];
            balanceLeft: components["schemas"]["Cents"] | null;
        };
        RedemptionResult: {
            reservation: components["schemas"]["Reservation"];
            redemptions: components["schemas"]["Redemption"][];
        };
        CardFields: {
            scriptUrl: components["schemas"]["Url"];
            profileId: string;
            testMode: boolean;
        };
        GiftCardBalance: {
            balance: components["schemas"]["Cents"];
            amount: components["schemas"]["Cents"];
            usableTo: components["schemas"]["LocalDate"] | null;
        };
        OrderDocument: {
            id: components["schemas"]["Id"];
            /** @enum {string} */
            kind: "giftCard" | "voucher";
            name: string;
        };
        PaymentLinkForm: {
            amount?: components["schemas"]["Cents"];
            email?: components["schemas"]["Email"] | null;
        };
        PaymentLinkCreated: {
            ref: components["schemas"]["Id"];
            url: components["schemas"]["Url"];
            expiresAt?: components["schemas"]["Instant"] | null;
        };
        PaymentLink: {
            /** @enum {string} */
            status: "success" | "paid";
            /** @description What there is to pay; null when it is paid. */
            amount: components["schemas"]["Cents"] | null;
        };
        LinkPayment: {
            /** @enum {string} */
            status: "success" | "paid";
            /** @description The payment page; null when it is paid. */
            link: components["schemas"]["Url"] | null;
        };
        PaymentNotice: {
            id: string;
        };
        Live: {
            /** @enum {string} */
            status: "ok";
        };
        Ready: {
            /** @enum {string} */
            status: "ready";
            /** @enum {string} */
            database?: "embedded" | "postgres";
            migration?: number;
            version?: string;
        };
        /** @description Limits on honest-looking use. A venue may set each; the default holds where it does not. A refusal says by Retry-After when to come again, unless waiting does not help: where the limit says so, and where one request is above it by itself. */
        Limits: {
            /** @description Most failed logins of a customer or staff member per account and network in 15 minutes; 10 by default, above it login_limit_reached. */
            logins?: number;
            /** @description Most failed logins from networks that never logged in before, then one a pause of 1, 2, 4 … 30 seconds, per account in 15 minutes; 10 by default, above it login_limit_reached. */
            accountLogins?: number;
            /** @description Most failed logins of a customer or staff member per network in 15 minutes; 30 by default, above it login_limit_reached. */
            networkLogins?: number;
            /** @description Most registered accounts per network in 1 hour; 20 by default, above it too_many_requests. */
            registrations?: number;
            /** @description Most mails that staff send themselves to see how they look per account in 1 hour; 10 by default, above it too_many_requests. */
            testMails?: number;
            /** @description Most mails that staff write to the guests of a day per venue in 1 hour; 10 by default, above it too_many_requests. */
            bulkMails?: number;
            /** @description Most reservations that get one mail of staff per staff member at the same time; 500 by default, above it too_many_requests without Retry-After, as waiting does not help. */
            bulkMailGuests?: number;
            /** @description Most tests of flows that run, or ended and wait for their removal, per venue at the same time; 20 by default, above it too_many_requests. */
            flowTests?: number;
            /** @description Most day boards that one server process keeps up to date per staff member at the same time; 12 by default, above it too_many_requests. */
            dayStreams?: number;
            /** @description Most wrong passwords where the password is asked again per account in 15 minutes; 10 by default, above it too_many_requests. */
            passwords?: number;
            /** @description Most wrong codes of a second factor per account in 15 minutes; 10 by default, above it login_limit_reached. */
            secondFactors?: number;
            /** @description Most logins with a passkey that are begun per network in 15 minutes; 120 by default, above it too_many_requests. */
            passkeyChallenges?: number;
            /** @description Most mails with a link to confirm an address or choose a password per account in 1 hour; 3 by default, above it too_many_requests. */
            linkMails?: number;
            /** @description Most mails asked for to choose a password per network in 1 hour; 20 by default, above it too_many_requests. */
            networkResets?: number;
            /** @description Most wrong codes of gift cards, vouchers and promo codes per session in 15 minutes; 10 by default, above it too_many_requests. */
            wrongCodes?: number;
            /** @description Most wrong codes of gift cards, vouchers and promo codes per network in 15 minutes; 10 by default, above it too_many_requests. */
            networkWrongCodes?: number;
            /** @description Most begun payments per reservation in 15 minutes; 20 by default, above it too_many_requests. */
            payments?: number;
            /** @description Most begun card payments per customer in 1 hour; 10 by default, above it card_limit_reached. */
            cardPayments?: number;
            /** @description Most begun card payments per network in 15 minutes; 10 by default, above it card_limit_reached. */
            networkCardPayments?: number;
            /** @description Most failed card payments per customer in 1 hour; 5 by default, above it card_limit_reached. */
            failedCards?: number;
            /** @description Most failed card payments per network in 1 hour; 5 by default, above it card_limit_reached. */
            networkFailedCards?: number;
            /** @description Most failed card payments, where they are half of all or more, per venue in 1 hour; 10 by default, above it staff are told. */
            venueFailedCards?: number;
            /** @description Most guests of unpaid bookings to come per customer at the same time; 2 × maxPersons by default, above it unpaid_limit_reached. */
            unpaidGuests?: number;
            /** @description Most guests of unpaid bookings to come per network at the same time; 2 × maxPersons by default, above it unpaid_limit_reached. */
            networkUnpaidGuests?: number;
            /** @description Most bookings made without paying per customer in 24 hours; 3 by default, above it unpaid_limit_reached. */
            unpaidBookings?: number;
            /** @description Most bookings made without paying per network in 24 hours; 3 by default, above it unpaid_limit_reached. */
            networkUnpaidBookings?: number;
            /** @description Most unpaid bookings for the same hours of a day per customer at the same time; 1 by default, above it unpaid_limit_reached without Retry-After, as waiting does not help. */
            unpaidAtOnce?: number;
            /** @description Most unpaid bookings to come, with an address that was not confirmed, per customer at the same time; 1 by default, above it email_unconfirmed without Retry-After, as waiting does not help. */
            unconfirmedUnpaidBookings?: number;
            /** @description Most questions for the days of a month, or for proposals, under way per server process at the same time; 4 by default, above it service_unavailable. */
            questions?: number;
            /** @description Most questions for the days of a month, or for proposals, under way per network at the same time; 2 by default, above it service_unavailable. */
            networkQuestions?: number;
            /** @description Most days of calendars that are planned, 1 for each and 1 per guest where it is not planned yet, 40 per item of proposals, per network in 15 minutes; 30000 by default, above it too_many_requests. */
            networkPlanning?: number;
            /** @description Most opened payment links per network in 15 minutes; 60 by default, above it too_many_requests. */
            paymentLinks?: number;
            /** @description Most looked up addresses per network in 15 minutes; 30 by default, above it too_many_requests. */
            addressLookups?: number;
            /** @description Most questions for the payment methods per network in 15 minutes; 600 by default, above it too_many_requests. */
            paymentMethods?: number;
            /** @description Most printed gift cards and vouchers per reservation in 15 minutes; 120 by default, above it too_many_requests. */
            documents?: number;
            /** @description Most printed gift cards and vouchers per network in 15 minutes; 300 by default, above it too_many_requests. */
            networkDocuments?: number;
            /** @description Most places of live holds per session at the same time; 1 × maxPersons by default, above it hold_limit_reached. */
            sessionPlaces?: number;
            /** @description Most places of live holds per network at the same time; 2 × maxPersons by default, above it hold_limit_reached. */
            networkPlaces?: number;
            /** @description Most places of live holds of one day, to be set below networkPlaces, per network at the same time; 2 × maxPersons by default, above it hold_limit_reached. */
            networkDayPlaces?: number;
            /** @description Most new holds per network in 15 minutes; 30 by default, above it hold_starts_reached. */
            holdStarts?: number;
            /** @description Most minutes of unpaid holds of one day per session in 2 hours; 60 by default, above it hold_time_used. */
            sessionHoldMinutes?: number;
            /** @description Most minutes that unpaid holds kept places of one day, each place for itself, per network in 4 hours; 120 × maxPersons by default, above it hold_time_used. */
            networkHoldMinutes?: number;
            /** @description Most treatments of an unpaid hold per reservation at the same time; 2 × maxPersons by default, above it treatment_limit_reached without Retry-After, as waiting does not help. */
            holdTreatments?: number;
            /** @description Most treatments of unpaid holds per network at the same time; 3 × maxPersons by default, above it treatment_limit_reached. */
            networkTreatments?: number;
            /** @description Most cents of one gift card that is issued by who may not change the settings per staff member at the same time; 25000 by default, above it issue_limit_reached without Retry-After, as waiting does not help. */
            issuedCardCents?: number;
            /** @description Most cents of gift cards that are issued by who may not change the settings per staff member in 24 hours; 100000 by default, above it issue_limit_reached. */
            dayIssuedCents?: number;
        };
        GeneralSettings: {
            maxPersons: number;
            maxQuantity: number;
            everyoneTreatmentOption: boolean;
            customerInfo: components["schemas"]["CustomerInfo"];
            swimware: {
                text: components["schemas"]["Translated"];
                schedule: {
                    /** @enum {string} */
                    type: "weekly" | "monthly" | "firstTuesday";
                    days: number[];
                };
            };
            limits?: components["schemas"]["Limits"];
            holds: components["schemas"]["Holds"];
            selfService: components["schemas"]["SelfService"];
            retention: components["schemas"]["Retention"];
            /** @description Whether owners log in with a second factor only. */
            ownersNeedSecondFactor: boolean;
            /** @description Who is expected is shown as late after as many minutes. */
            lateMinutes: number;
            /** @description The version that was read; an older one is refused with version_conflict. */
            version: number;
        };
        ProductSettings: {
            bookingCap: components["schemas"]["BookingCap"];
            giftCard: components["schemas"]["GiftCardLimits"];
            giftCardMonthsValid: number;
            fallbackImageId: components["schemas"]["Id"] | null;
            /** @description Minutes between two items of a guest. */
            changingGap: number;
            /** @description The version that was read; an older one is refused with version_conflict. */
            version: number;
        };
        /** @description What groups of so many guests pay now, in percent of what would wait for the venue, where a flow takes payments now and at the venue. */
        GroupDeposit: {
            fromGuests: number;
            percentage: number;
        };
        PaymentSettings: {
            /** @description Every method once, in the order that visitors see. */
            methods: {
                /** @enum {string} */
                id: "ideal" | "creditcard" | "bancontact";
                enabled: boolean;
            }[];
            idealLabel: string;
            deposit: components["schemas"]["GroupDeposit"] | null;
            /** @description The version that was read; an older one is refused with version_conflict. */
            version: number;
        };
        PaymentProviderCheck: {
            /** @enum {string} */
            mode: "test" | "live";
            /** @description Those that the provider offers and the site knows. */
            methods: ("ideal" | "creditcard" | "bancontact")[];
        };
        /** @description Plain text per language, with line breaks; a missing one is given in Dutch. */
        MailTexts: {
            nl?: string;
            en?: string;
            de?: string;
            fr?: string;
        };
        /** @description opening and closing are the confirmation's, and a changed booking's where changedMail has none. */
        MailSettings: {
            /** @description The name of the venue when empty. */
            senderName: string;
            replyTo: components["schemas"]["Email"] | null;
            opening: components["schemas"]["MailTexts"];
            closing: components["schemas"]["MailTexts"];
            changedMail: components["schemas"]["MailWords"];
            cancelledMail: components["schemas"]["MailWords"];
            orderMail: components["schemas"]["MailWords"];
            giftCardMail: components["schemas"]["MailWords"];
            paymentFailedMail: components["schemas"]["MailWords"];
            paymentLinkMail: components["schemas"]["MailWords"];
            refundedMail: components["schemas"]["MailWords"];
            /** @description The version that was read; an older one is refused with version_conflict. */
            version: number;
        };
        /** @description One mail with these settings, about a visit or an order made up for it. */
        MailDraft: {
            kind: components["schemas"]["MailKind"];
            language: components["schemas"]["Language"];
            senderName: string;
            replyTo: components["schemas"]["Email"] | null;
            opening: components["schemas"]["MailTexts"];
            closing: components["schemas"]["MailTexts"];
            changedMail: components["schemas"]["MailWords"];
            cancelledMail: components["schemas"]["MailWords"];
            orderMail: components["schemas"]["MailWords"];
            giftCardMail: components["schemas"]["MailWords"];
            paymentFailedMail: components["schemas"]["MailWords"];
            paymentLinkMail: components["schemas"]["MailWords"];
            refundedMail: components["schemas"]["MailWords"];
        };
        /** @enum {string} */
        MailKind: "confirmation" | "changedMail" | "cancelledMail" | "orderMail" | "giftCardMail" | "paymentFailedMail" | "paymentLinkMail" | "refundedMail";
        /** @description What the venue adds to a mail, under its greeting and above its end. */
        MailWords: {
            opening: components["schemas"]["MailTexts"];
            closing: components["schemas"]["MailTexts"];
        };
        MailPreview: {
            from: string;
            replyTo: components["schemas"]["Email"] | null;
            subject: string;
            html: string;
            text: string;
        };
        /** @description Without terms of its own a venue's termsUrl leads to them. */
        LegalSettings: {
            terms: components["schemas"]["Translated"];
            privacy: components["schemas"]["Translated"];
            accessibility: components["schemas"]["Translated"];
            /** @description The version that was read; an older one is refused with version_conflict. */
            version: number;
        };
        /** @description The venue's terms, and what it adds to the pages about privacy and accessibility; empty where it has none. */
        LegalTexts: {
            terms: components["schemas"]["RichText"];
            privacy: components["schemas"]["RichText"];
            accessibility: components["schemas"]["RichText"];
            untranslated?: components["schemas"]["Untranslated"];
        };
        VenueSettings: {
            name: string;
            siteUrl: components["schemas"]["Url"];
            termsUrl: components["schemas"]["Url"];
            cancelUrl: components["schemas"]["Url"];
            contactUrl: components["schemas"]["Url"];
            contactEmail: components["schemas"]["Email"];
            facilitiesUrl: components["schemas"]["Url"];
            withdrawalUrl: components["schemas"]["Url"];
            /** @description One line; empty when it is not told. */
            address: string;
            routeUrl: components["schemas"]["Url"];
            timeZone: string;
            languages: components["schemas"]["Language"][];
            theme: components["schemas"]["Theme"];
            logoImageId: components["schemas"]["Id"] | null;
            /** @description The version that was read; an older one is refused with version_conflict. */
            version: number;
        };
        FlowStep: {
            /** @enum {integer} */
            stepType: 0 | 1 | 2;
            /** @enum {integer} */
            contentType: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7;
            name: components["schemas"]["Translated"];
            description: components["schemas"]["Translated"];
            entryIds: components["schemas"]["Id"][];
        };
        CheckinGroupForm: {
            id?: components["schemas"]["Id"];
            name: components["schemas"]["Translated"];
            entryProductId: components["schemas"]["Id"];
            activityProductId: components["schemas"]["Id"];
        };
        FlowForm: {
            slug: components["schemas"]["Slug"];
            name: components["schemas"]["Translated"];
            description: components["schemas"]["Translated"];
            imageId: components["schemas"]["Id"] | null;
            type: components["schemas"]["FlowType"];
            steps: components["schemas"]["FlowStep"][];
            checkinGroups: components["schemas"]["CheckinGroupForm"][];
            productId: components["schemas"]["Id"] | null;
            checkoutType: components["schemas"]["CheckoutType"];
            checkoutText: components["schemas"]["Translated"];
            checkoutConfirmTitle: components["schemas"]["Translated"];
        };
        FlowUpdate: {
            slug: components["schemas"]["Slug"];
            name: components["schemas"]["Translated"];
            description: components["schemas"]["Translated"];
            imageId: components["schemas"]["Id"] | null;
            type: components["schemas"]["FlowType"];
            steps: components["schemas"]["FlowStep"][];
            checkinGroups: components["schemas"]["CheckinGroupForm"][];
            productId: components["schemas"]["Id"] | null;
            checkoutType: components["schemas"]["CheckoutType"];
            checkoutText: components["schemas"]["Translated"];
            checkoutConfirmTitle: components["schemas"]["Translated"];
            /** @description The version that was read; an older one is refused with version_conflict. */
            version: number;
        };
        /**
         * @description draft was never published; changed has a draft beside what visitors see.
         * @enum {string}
         */
        FlowState: "published" | "draft" | "changed";
        FlowLack: {
            /** @enum {string} */
            code: "no_categories" | "category_missing" | "nothing_offered" | "no_groups" | "product_missing" | "product_hidden" | "no_times" | "no_product" | "wrong_product" | "no_price" | "never_open" | "image_missing" | "address_taken";
            /** @description The part of the form that lacks it. */
            pointer: string;
            /** @description Of the product, category or page; empty when there is none. */
            name: string;
        };
        FlowVersion: {
            /** @description The version that was read; an older one is refused with version_conflict. */
            version: number;
        };
        ListedFlow: {
            id: components["schemas"]["Id"];
            slug: components["schemas"]["Slug"];
            name: string;
            type: components["schemas"]["FlowType"];
            checkoutType: components["schemas"]["CheckoutType"];
            state: components["schemas"]["FlowState"];
            onStartPage: boolean;
            changedAt: components["schemas"]["Instant"] | null;
        };
        FlowParts: {
            categories: {
                id: components["schemas"]["Id"];
                name: string;
                /** @description Products that visitors can choose. */
                offered: number;
            }[];
            /** @description Entries and what is ordered without a date. */
            products: {
                id: components["schemas"]["Id"];
                name: string;
                type: number;
                visible: boolean;
            }[];
            /** @description Products with times of arrival and departure. */
            activities: {
                id: components["schemas"]["Id"];
                name: string;
            }[];
        };
        FlowDefinition: {
            id: components["schemas"]["Id"];
            state: components["schemas"]["FlowState"];
            form: components["schemas"]["FlowForm"];
            /** @description What visitors see; null for a flow that was never published. */
            published: components["schemas"]["FlowForm"] | null;
            /** @description What the form must have before it can be published. */
            lacks: components["schemas"]["FlowLack"][];
            image: components["schemas"]["Image"] | null;
            /** @description The version that was read; an older one is refused with version_conflict. */
            version: number;
            changedAt: components["schemas"]["Instant"] | null;
        };
        StartPage: {
            sections: {
                id?: components["schemas"]["Id"];
                name: components["schemas"]["Translated"];
                flowIds: components["schemas"]["Id"][];
            }[];
            /** @description The version that was read; an older one is refused with version_conflict. */
            version: number;
        };
        /** @enum {string} */
        PaymentMoment: "payment" | "location" | "payment_and_location";
        /** @enum {integer} */
        VatRate: 0 | 9 | 21;
        PriceRule: {
            id?: components["schemas"]["Id"];
            fromDate: components["schemas"]["LocalDate"] | null;
            toDate: components["schemas"]["LocalDate"] | null;
            /** @description Monday is 1. */
            weekdays: number[] | null;
            /** @description The first start of a treatment or arrival of a stay that it holds for; absent with `toTime` for any. */
            fromTime?: components["schemas"]["TimeOfDay"] | null;
            /** @description From this start on it does not hold any more. */
            toTime?: components["schemas"]["TimeOfDay"] | null;
            price: components["schemas"]["Cents"];
            priority: number;
        };
        ResourceNeed: {
            kindId: components["schemas"]["Id"];
            skillId: components["schemas"]["Id"] | null;
            count: number;
        };
        PoolNeed: {
            poolId: components["schemas"]["Id"];
            units: number;
            starts: components["schemas"]["TimeOfDay"][];
            /** @description Monday is 1. */
            weekdays: number[] | null;
        };
        StayRule: {
            poolId: components["schemas"]["Id"];
            arrivalFrom: components["schemas"]["TimeOfDay"];
            arrivalTo: components["schemas"]["TimeOfDay"];
            arrivalStep: number;
            departureUntil: components["schemas"]["TimeOfDay"];
            departureStep: number;
            minStay: number;
            maxStay: number;
        };
        ProductPlanning: {
            duration: number;
            bufferBefore: number;
            bufferAfter: number;
            guests: number;
            /** @description Visitors book it at least so many hours before it starts; staff book it until it does. */
            noticeHours: number;
            needs: components["schemas"]["ResourceNeed"][];
            pool: components["schemas"]["PoolNeed"] | null;
        };
        VoucherWorth: {
            productId: components["schemas"]["Id"];
            quantity: number;
        };
        /** @description The version that was read; an older one is refused with version_conflict. */
        Version: number;
        ProductForm: {
            type: components["schemas"]["ProductType"];
            name: components["schemas"]["Translated"];
            description: components["schemas"]["Translated"];
            imageId: components["schemas"]["Id"] | null;
            price: components["schemas"]["Cents"];
            vatRate: components["schemas"]["VatRate"];
            paymentMoment: components["schemas"]["PaymentMoment"];
            /** @description What is paid now of a price that is paid now; 100 is all of it. */
            depositPercentage: number;
            visible: boolean;
            priceRules: components["schemas"]["PriceRule"][];
            planning: components["schemas"]["ProductPlanning"] | null;
            /** @description The stay that this activity is; null for anything else. */
            stay: components["schemas"]["StayRule"] | null;
            /** @description The activity whose stay an entry has outside a check-in group. */
            stayProductId: components["schemas"]["Id"] | null;
            /** @description Of a multi-visit card; null is unlimited. */
            visits: number | null;
            /** @description From the purchase; null is what the venue set. */
            usableDays: number | null;
            worth: components["schemas"]["VoucherWorth"][];
            categoryIds: components["schemas"]["Id"][];
        };
        ProductUpdate: {
            type: components["schemas"]["ProductType"];
            name: components["schemas"]["Translated"];
            description: components["schemas"]["Translated"];
            imageId: components["schemas"]["Id"] | null;
            price: components["schemas"]["Cents"];
            vatRate: components["schemas"]["VatRate"];
            paymentMoment: components["schemas"]["PaymentMoment"];
            /** @description What is paid now of a price that is paid now; 100 is all of it. */
            depositPercentage: number;
            visible: boolean;
            priceRules: components["schemas"]["PriceRule"][];
            planning: components["schemas"]["ProductPlanning"] | null;
            /** @description The stay that this activity is; null for anything else. */
            stay: components["schemas"]["StayRule"] | null;
            /** @description The activity whose stay an entry has outside a check-in group. */
            stayProductId: components["schemas"]["Id"] | null;
            /** @description Of a multi-visit card; null is unlimited. */
            visits: number | null;
            /** @description From the purchase; null is what the venue set. */
            usableDays: number | null;
            worth: components["schemas"]["VoucherWorth"][];
            categoryIds: components["schemas"]["Id"][];
            version: components["schemas"]["Version"];
        };
        ProductDefinition: {
            id: components["schemas"]["Id"];
            xplanId: components["schemas"]["XplanId"];
            objectType: components["schemas"]["ObjectType"];
            type: components["schemas"]["ProductType"];
            name: components["schemas"]["Translated"];
            description: components["schemas"]["Translated"];
            imageId: components["schemas"]["Id"] | null;
            price: components["schemas"]["Cents"];
            vatRate: components["schemas"]["VatRate"];
            paymentMoment: components["schemas"]["PaymentMoment"];
            /** @description What is paid now of a price that is paid now; 100 is all of it. */
            depositPercentage: number;
            visible: boolean;
            priceRules: components["schemas"]["PriceRule"][];
            planning: components["schemas"]["ProductPlanning"] | null;
            /** @description The stay that this activity is; null for anything else. */
            stay: components["schemas"]["StayRule"] | null;
            /** @description The activity whose stay an entry has outside a check-in group. */
            stayProductId: components["schemas"]["Id"] | null;
            /** @description Of a multi-visit card; null is unlimited. */
            visits: number | null;
            /** @description From the purchase; null is what the venue set. */
            usableDays: number | null;
            worth: components["schemas"]["VoucherWorth"][];
            categoryIds: components["schemas"]["Id"][];
            image: components["schemas"]["Image"] | null;
            version: components["schemas"]["Version"];
        };
        ProductRow: {
            id: components["schemas"]["Id"];
            xplanId: components["schemas"]["XplanId"];
            objectType: components["schemas"]["ObjectType"];
            type: components["schemas"]["ProductType"];
            name: components["schemas"]["Translated"];
            image: components["schemas"]["Image"] | null;
            price: components["schemas"]["Cents"];
            visible: boolean;
            optionCount: number;
            missingLanguages: components["schemas"]["Language"][];
            priceMissing: boolean;
            categoryIds: components["schemas"]["Id"][];
        };
        VisibilityForm: {
            ids: components["schemas"]["Id"][];
            visible: boolean;
        };
        OrderForm: {
            ids: components["schemas"]["Id"][];
            version: components["schemas"]["Version"];
        };
        ImportForm: {
            /** @description The text of the file. */
            csv: string;
            /** @description Only says what would become of each line. */
            dryRun: boolean;
        };
        ImportLine: {
            line: number;
            name: string;
            /** @enum {string} */
            fate: "created" | "changed" | "unchanged" | "refused";
            errors: components["schemas"]["ProblemError"][];
        };
        ImportResult: {
            saved: boolean;
            /** @description Categories that a sheet names and the venue does not have. */
            newCategories: string[];
            lines: components["schemas"]["ImportLine"][];
        };
        /** @description What is sold, with the ids by which its parts name each other. An id that the venue does not have is made; the version of such an object says nothing. */
        Catalogue: {
            categories: components["schemas"]["CatalogueCategory"][];
            products: components["schemas"]["CatalogueProduct"][];
            collections: components["schemas"]["CatalogueCollection"][];
            groups: components["schemas"]["CatalogueGroup"][];
        };
        CatalogueCategory: {
            id: components["schemas"]["Id"];
            form: components["schemas"]["CategoryUpdate"];
        };
        CatalogueProduct: {
            id: components["schemas"]["Id"];
            form: components["schemas"]["ProductUpdate"];
        };
        CatalogueCollection: {
            id: components["schemas"]["Id"];
            form: components["schemas"]["CollectionUpdate"];
        };
        CatalogueGroup: {
            id: components["schemas"]["Id"];
            form: components["schemas"]["ProductGroupUpdate"];
        };
        CatalogueForm: {
            catalogue: components["schemas"]["Catalogue"];
            /** @description Only says what would become of each object. */
            dryRun: boolean;
        };
        OrderMeta: {
            /** @description Of the order, for who changes it. */
            version: number;
        };
        CategoryForm: {
            name: components["schemas"]["Translated"];
            description: components["schemas"]["Translated"];
            visible: boolean;
            productIds: components["schemas"]["Id"][];
        };
        CategorySummary: {
            id: components["schemas"]["Id"];
            xplanId: components["schemas"]["XplanId"];
            name: components["schemas"]["Translated"];
            visible: boolean;
            productCount: number;
            missingLanguages: components["schemas"]["Language"][];
        };
        CategoryUpdate: {
            name: components["schemas"]["Translated"];
            description: components["schemas"]["Translated"];
            visible: boolean;
            productIds: components["schemas"]["Id"][];
            version: components["schemas"]["Version"];
        };
        Category: {
            id: components["schemas"]["Id"];
            xplanId: components["schemas"]["XplanId"];
            name: components["schemas"]["Translated"];
            description: components["schemas"]["Translated"];
            visible: boolean;
            products: components["schemas"]["ProductRow"][];
            version: components["schemas"]["Version"];
        };
        CollectionPartForm: {
            productId: components["schemas"]["Id"];
            /** @description 0 is always included; equal other numbers are alternatives. */
            choice: number;
        };
        CollectionForm: {
            name: components["schemas"]["Translated"];
            description: components["schemas"]["Translated"];
            imageId: components["schemas"]["Id"] | null;
            price: components["schemas"]["Cents"];
            vatRate: components["schemas"]["VatRate"];
            paymentMoment: components["schemas"]["PaymentMoment"];
            /** @description What is paid now of a price that is paid now; 100 is all of it. */
            depositPercentage: number;
            visible: boolean;
            parts: components["schemas"]["CollectionPartForm"][];
            priceRules: components["schemas"]["PriceRule"][];
            categoryIds: components["schemas"]["Id"][];
        };
        CollectionUpdate: {
            name: components["schemas"]["Translated"];
            description: components["schemas"]["Translated"];
            imageId: components["schemas"]["Id"] | null;
            price: components["schemas"]["Cents"];
            vatRate: components["schemas"]["VatRate"];
            paymentMoment: components["schemas"]["PaymentMoment"];
            /** @description What is paid now of a price that is paid now; 100 is all of it. */
            depositPercentage: number;
            visible: boolean;
            parts: components["schemas"]["CollectionPartForm"][];
            priceRules: components["schemas"]["PriceRule"][];
            categoryIds: components["schemas"]["Id"][];
            version: components["schemas"]["Version"];
        };
        Collection: {
            id: components["schemas"]["Id"];
            xplanId: components["schemas"]["XplanId"];
            name: components["schemas"]["Translated"];
            description: components["schemas"]["Translated"];
            imageId: components["schemas"]["Id"] | null;
            price: components["schemas"]["Cents"];
            vatRate: components["schemas"]["VatRate"];
            paymentMoment: components["schemas"]["PaymentMoment"];
            /** @description What is paid now of a price that is paid now; 100 is all of it. */
            depositPercentage: number;
            visible: boolean;
            parts: components["schemas"]["CollectionPartForm"][];
            priceRules: components["schemas"]["PriceRule"][];
            categoryIds: components["schemas"]["Id"][];
            image: components["schemas"]["Image"] | null;
            version: components["schemas"]["Version"];
        };
        ProductGroupOption: {
            productId: components["schemas"]["Id"];
            optionName: components["schemas"]["Translated"];
        };
        ProductGroupForm: {
            name: components["schemas"]["Translated"];
            description: components["schemas"]["Translated"];
            imageId: components["schemas"]["Id"] | null;
            visible: boolean;
            options: components["schemas"]["ProductGroupOption"][];
            categoryIds: components["schemas"]["Id"][];
        };
        ProductGroupUpdate: {
            name: components["schemas"]["Translated"];
            description: components["schemas"]["Translated"];
            imageId: components["schemas"]["Id"] | null;
            visible: boolean;
            options: components["schemas"]["ProductGroupOption"][];
            categoryIds: components["schemas"]["Id"][];
            version: components["schemas"]["Version"];
        };
        ProductGroup: {
            id: components["schemas"]["Id"];
            xplanId: components["schemas"]["XplanId"];
            name: components["schemas"]["Translated"];
            description: components["schemas"]["Translated"];
            imageId: components["schemas"]["Id"] | null;
            visible: boolean;
            options: components["schemas"]["ProductGroupOption"][];
            categoryIds: components["schemas"]["Id"][];
            image: components["schemas"]["Image"] | null;
            version: components["schemas"]["Version"];
        };
        TimeBlock: {
            from: components["schemas"]["TimeOfDay"];
            to: components["schemas"]["TimeOfDay"];
        };
        OpeningWeek: {
            days: {
                weekday: number;
                blocks: components["schemas"]["TimeBlock"][];
            }[];
            /** @description The version that was read; an older one is refused with version_conflict. */
            version: number;
        };
        /** @description The same days again; each repetition is an exception of its own afterwards. */
        Repetition: {
            /** @enum {string} */
            every: "week" | "year";
            until: components["schemas"]["LocalDate"];
        };
        OpeningExceptionForm: {
            fromDate: components["schemas"]["LocalDate"];
            toDate: components["schemas"]["LocalDate"];
            blocks: components["schemas"]["TimeBlock"][];
            reason: components["schemas"]["Translated"];
            repeat?: components["schemas"]["Repetition"];
        };
        OpeningExceptionUpdate: {
            fromDate: components["schemas"]["LocalDate"];
            toDate: components["schemas"]["LocalDate"];
            blocks: components["schemas"]["TimeBlock"][];
            reason: components["schemas"]["Translated"];
            /** @description The version that was read; an older one is refused with version_conflict. */
            version: number;
        };
        OpeningException: {
            id: components["schemas"]["Id"];
            fromDate: components["schemas"]["LocalDate"];
            toDate: components["schemas"]["LocalDate"];
            blocks: components["schemas"]["TimeBlock"][];
            reason: components["schemas"]["Translated"];
            /** @description The version that was read; an older one is refused with version_conflict. */
            version: number;
        };
        DateTest: {
            lastDate: components["schemas"]["LocalDate"];
            /** @description Why nothing is offered at all; null when something may be. Full says each stay and product by itself. */
            reason: components["schemas"]["DateReason"] | null;
            blocks: components["schemas"]["TimeBlock"][];
            message: string | null;
            stays: components["schemas"]["TestedStay"][];
            starts: components["schemas"]["TestedProduct"][];
        };
        TestedStay: {
            name: components["schemas"]["RichText"];
            arrivals: {
                time: components["schemas"]["TimeOfDay"];
                departures: components["schemas"]["TimeOfDay"][];
                /**
                 * @description Why it is not offered; null when it is.
                 * @enum {string|null}
                 */
                reason: "past" | "closed" | "full" | null;
                /**
                 * @description Why nobody who arrives then may stay longer; null where it is not offered.
                 * @enum {string|null}
                 */
                limit: "closed" | "full" | "longest_stay" | null;
            }[];
        };
        TestedProduct: {
            name: components["schemas"]["RichText"];
            /** @description Null where these guests cannot be divided over it, or the question is too large. */
            times: {
                time: components["schemas"]["TimeOfDay"];
                /** @description Why it is not offered; null when it is. */
                reason: components["schemas"]["NotBookedReason"] | null;
            }[] | null;
        };
        MessageForm: {
            text: components["schemas"]["Translated"];
            fromDate: components["schemas"]["LocalDate"];
            toDate: components["schemas"]["LocalDate"];
            /** @description Monday is 1. */
            weekdays: number[] | null;
        };
        MessageUpdate: {
            text: components["schemas"]["Translated"];
            fromDate: components["schemas"]["LocalDate"];
            toDate: components["schemas"]["LocalDate"];
            /** @description Monday is 1. */
            weekdays: number[] | null;
            /** @description The version that was read; an older one is refused with version_conflict. */
            version: number;
        };
        Message: {
            id: components["schemas"]["Id"];
            text: components["schemas"]["Translated"];
            fromDate: components["schemas"]["LocalDate"];
            toDate: components["schemas"]["LocalDate"];
            /** @description Monday is 1. */
            weekdays: number[] | null;
            /** @description The version that was read; an older one is refused with version_conflict. */
            version: number;
        };
        /** @description What a crop keeps in sight, as parts of width and height from the top left. */
        FocalPoint: {
            x: number;
            y: number;
        };
        ImageForm: {
            alt: components["schemas"]["Translated"];
            focalPoint: components["schemas"]["FocalPoint"] | null;
            /** @description The version that was read; an older one is refused with version_conflict. */
            version: number;
        };
        ImageUpload: {
            /** @description JPEG, PNG or WebP of at most 10 MB. */
            file: unknown;
            /** @description What is to be seen, in Dutch. */
            alt: string;
            /**
             * @description Cropped to the house's shape around its middle (the default), or shown whole, as a logo.
             * @enum {string}
             */
            shape?: "cropped" | "whole";
        };
        UploadedImage: {
            id: components["schemas"]["Id"];
            alt: components["schemas"]["Translated"];
            image: components["schemas"]["Image"];
            /** @description All of it, to choose the focal point on; null when it came with the program. */
            whole: components["schemas"]["ImageSize"] | null;
            /** @description Null when the picture is shown whole, or came with the program. */
            focalPoint: components["schemas"]["FocalPoint"] | null;
            /** @description One that came with the program keeps its files. */
            isUploaded: boolean;
            usedBy: components["schemas"]["UsedBy"][];
            createdAt: components["schemas"]["Instant"];
            /** @description The version that was read; an older one is refused with version_conflict. */
            version: number;
        };
        /** @enum {string} */
        StandardRole: "owner" | "planner" | "desk" | "content";
        StaffPassword: string;
        StaffPasswordForm: {
            password: components["schemas"]["StaffPassword"];
        };
        /** @enum {string} */
        StaffState: "active" | "suspended";
        CurrentStaffUser: {
            id: components["schemas"]["Id"];
            firstName: string;
            lastName: string;
            email: components["schemas"]["Email"];
            /** @description Replaces the address once the link mailed to it is opened. */
            pendingEmail: components["schemas"]["Email"] | null;
            role: components["schemas"]["RoleName"];
            permissions: components["schemas"]["Permissions"];
            /** @description Whether a second step is asked at login. */
            secondFactor: boolean;
            /** @description Whether a code of an authenticator is one. */
            authenticator: boolean;
            /** @description The venue asks one of this role; without it everything but the own account is forbidden. */
            secondFactorRequired: boolean;
        };
        /**
         * @description What a staff member may do. Reading the catalogue and one's own account needs none.
         * @enum {string}
         */
        Permission: "read_planning" | "change_planning" | "read_absence_reasons" | "read_guests" | "change_reservations" | "change_customers" | "erase_customers" | "read_money" | "change_money" | "manage_promo_codes" | "change_catalog" | "change_opening_times" | "change_messages" | "read_reports" | "read_audit" | "manage_settings" | "manage_staff";
        Permissions: components["schemas"]["Permission"][];
        RoleName: {
            id: components["schemas"]["Id"];
            /** @description Of a standard role in the language of the request. */
            name: string;
        };
        Role: {
            id: components["schemas"]["Id"];
            name: string;
            /** @description Standard roles cannot be changed or removed. */
            standard: boolean;
            permissions: components["schemas"]["Permissions"];
            /** @description Staff members who have it. */
            userCount: number;
            version: number;
        };
        RoleForm: {
            name: string;
            permissions: components["schemas"]["Permissions"];
        };
        RoleUpdate: {
            name: string;
            permissions: components["schemas"]["Permissions"];
            version: number;
        };
        /** @description A place where somebody is logged in. */
        AccountSession: {
            id: components["schemas"]["Id"];
            /** @description Browser and system, Firefox on Windows; null: unknown. */
            device: string | null;
            createdAt: components["schemas"]["Instant"];
            /** @description To five minutes. */
            lastUsedAt: components["schemas"]["Instant"];
            /** @description The login of this request. */
            current: boolean;
        };
        /** @description An access token; or, for who has a second factor, the challenge to answer with a code of it. */
        StaffLogin: {
            accessToken: string | null;
            /** @description Lasts five minutes. */
            challenge: string | null;
            /** @description Whether a passkey answers the challenge as well. */
            passkey: boolean;
        };
        SecondFactorAnswer: {
            challenge: string;
            /** @description Six digits of the authenticator, or a recovery code. */
            code: string;
        };
        SecondFactorCode: {
            code: string;
        };
        CurrentPasswordForm: {
            currentPassword: string;
        };
        SecondFactorSecret: {
            /** @description In base 32, to type over. */
            secret: string;
            /** @description otpauth:// address for a QR code. */
            uri: string;
        };
        /** @description Each works once in place of a code; told this once. */
        RecoveryCodes: {
            recoveryCodes: string[];
        };
        SetupInfo: {
            venueName: string;
        };
        SetupForm: {
            token: string;
            firstName: string;
            lastName: string;
            email: components["schemas"]["Email"];
            password: components["schemas"]["StaffPassword"];
            venue: components["schemas"]["SetupVenue"];
        };
        SetupVenue: {
            name: string;
            contactEmail: components["schemas"]["Email"];
            languages: components["schemas"]["Language"][];
            /** @description The same hours on these days; without it, or without a day, the venue is not open yet. */
            opening?: {
                weekdays: number[];
                from: components["schemas"]["TimeOfDay"];
                to: components["schemas"]["TimeOfDay"];
            };
        };
        StaffUser: {
            id: components["schemas"]["Id"];
            firstName: string;
            lastName: string;
            email: components["schemas"]["Email"];
            role: components["schemas"]["RoleName"];
            state: components["schemas"]["StaffState"];
            /** @description Whether a code is asked at login. */
            secondFactor: boolean;
            /** @description To five minutes; null: not logged in anywhere. */
            lastUsedAt: components["schemas"]["Instant"] | null;
        };
        StaffUserForm: {
            firstName: string;
            lastName: string;
            email: components["schemas"]["Email"];
            /** @description Asked when address or password changes. */
            currentPassword?: string;
            newPassword?: components["schemas"]["StaffPassword"];
        };
        StaffRoleForm: {
            role: components["schemas"]["Id"];
        };
        InviteForm: {
            email: components["schemas"]["Email"];
            /** @description Id of a role; desk when absent. */
            role?: components["schemas"]["Id"];
        };
        Invite: {
            id: components["schemas"]["Id"];
            email: components["schemas"]["Email"];
            role: components["schemas"]["RoleName"];
            /** @enum {string} */
            state: "pending" | "expired";
            createdAt: components["schemas"]["Instant"];
            expiresAt: components["schemas"]["Instant"];
        };
        InviteInfo: {
            email: components["schemas"]["Email"];
            role: components["schemas"]["RoleName"];
        };
        InviteAcceptance: {
            firstName: string;
            lastName: string;
            password: components["schemas"]["StaffPassword"];
        };
        ResourceKindForm: {
            name: components["schemas"]["Translated"];
            /** @enum {string} */
            role: "therapist" | "room" | "device";
        };
        ResourceKindUpdate: {
            name: components["schemas"]["Translated"];
            /** @enum {string} */
            role: "therapist" | "room" | "device";
            /** @description The version that was read; an older one is refused with version_conflict. */
            version: number;
        };
        ResourceKind: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["Translated"];
            /** @enum {string} */
            role: "therapist" | "room" | "device";
            /** @description The version that was read; an older one is refused with version_conflict. */
            version: number;
        };
        SkillForm: {
            name: components["schemas"]["Translated"];
            kindId: components["schemas"]["Id"];
        };
        SkillUpdate: {
            name: components["schemas"]["Translated"];
            kindId: components["schemas"]["Id"];
            /** @description The version that was read; an older one is refused with version_conflict. */
            version: number;
        };
        Skill: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["Translated"];
            kindId: components["schemas"]["Id"];
            /** @description The version that was read; an older one is refused with version_conflict. */
            version: number;
        };
        ResourceForm: {
            name: string;
            kindId: components["schemas"]["Id"];
            skillIds: components["schemas"]["Id"][];
            active: boolean;
            position: number;
        };
        ResourceUpdate: {
            name: string;
            kindId: components["schemas"]["Id"];
            skillIds: components["schemas"]["Id"][];
            active: boolean;
            position: number;
            /** @description The version that was read; an older one is refused with version_conflict. */
            version: number;
        };
        Resource: {
            id: components["schemas"]["Id"];
            name: string;
            kindId: components["schemas"]["Id"];
            skillIds: components["schemas"]["Id"][];
            active: boolean;
            position: number;
            /** @description The version that was read; an older one is refused with version_conflict. */
            version: number;
        };
        RosterDay: {
            weekday: number;
            blocks: components["schemas"]["TimeBlock"][];
        };
        RosterWeek: {
            /** @description A day that is missing is a day off. */
            days: components["schemas"]["RosterDay"][];
        };
        Roster: {
            fromDate: components["schemas"]["LocalDate"];
            /**
             * @description A pattern of one or more weeks that repeats from the Monday of the week of fromDate. A resource without weeks
             *     never works.
             */
            weeks: components["schemas"]["RosterWeek"][];
            /** @description The version that was read; an older one is refused with version_conflict. */
            version: number;
        };
        RosterExceptionForm: {
            resourceId: components["schemas"]["Id"];
            fromDate: components["schemas"]["LocalDate"];
            toDate: components["schemas"]["LocalDate"];
            /** @enum {string} */
            kind: "absence" | "closure" | "break" | "extra";
            blocks: components["schemas"]["TimeBlock"][] | null;
            reason: string;
        };
        RosterExceptionUpdate: {
            resourceId: components["schemas"]["Id"];
            fromDate: components["schemas"]["LocalDate"];
            toDate: components["schemas"]["LocalDate"];
            /** @enum {string} */
            kind: "absence" | "closure" | "break" | "extra";
            blocks: components["schemas"]["TimeBlock"][] | null;
            reason: string;
            /** @description The version that was read; an older one is refused with version_conflict. */
            version: number;
        };
        RosterException: {
            id: components["schemas"]["Id"];
            resourceId: components["schemas"]["Id"];
            fromDate: components["schemas"]["LocalDate"];
            toDate: components["schemas"]["LocalDate"];
            /** @enum {string} */
            kind: "absence" | "closure" | "break" | "extra";
            blocks: components["schemas"]["TimeBlock"][] | null;
            /** @description Null for who may not read it. */
            reason: string | null;
            /** @description The version that was read; an older one is refused with version_conflict. */
            version: number;
        };
        ResourceOrder: {
            /** @description All of them, in their new order; version_conflict when one was added, removed or changed meanwhile. */
            resources: {
                id: components["schemas"]["Id"];
                /** @description The version that was read. */
                version: number;
            }[];
        };
        /** @description Places at some hours of the week instead of the usual ones. */
        PoolHours: {
            /** @description 1 is Monday; at least one. */
            weekdays: number[];
            from: components["schemas"]["TimeOfDay"];
            to: components["schemas"]["TimeOfDay"];
            capacity: number;
        };
        PoolForm: {
            name: string;
            capacity: number;
            /** @description On quarters of an hour, without overlaps. None when missing. */
            hours?: components["schemas"]["PoolHours"][];
        };
        PoolUpdate: {
            name: string;
            capacity: number;
            /** @description On quarters of an hour, without overlaps. As they are when missing. */
            hours?: components["schemas"]["PoolHours"][];
            /** @description The version that was read; an older one is refused with version_conflict. */
            version: number;
        };
        Pool: {
            id: components["schemas"]["Id"];
            name: string;
            capacity: number;
            hours: components["schemas"]["PoolHours"][];
            /** @description The version that was read; an older one is refused with version_conflict. */
            version: number;
        };
        PoolExceptionForm: {
            poolId: components["schemas"]["Id"];
            fromDate: components["schemas"]["LocalDate"];
            toDate: components["schemas"]["LocalDate"];
            /** @description The hours of each day, on quarters of an hour; null or missing is the whole day. */
            block?: components["schemas"]["TimeBlock"] | null;
            capacity: number;
        };
        PoolExceptionUpdate: {
            poolId: components["schemas"]["Id"];
            fromDate: components["schemas"]["LocalDate"];
            toDate: components["schemas"]["LocalDate"];
            /** @description The hours of each day, on quarters of an hour; null or missing is the whole day. */
            block?: components["schemas"]["TimeBlock"] | null;
            capacity: number;
            /** @description The version that was read; an older one is refused with version_conflict. */
            version: number;
        };
        PoolException: {
            id: components["schemas"]["Id"];
            poolId: components["schemas"]["Id"];
            fromDate: components["schemas"]["LocalDate"];
            toDate: components["schemas"]["LocalDate"];
            /** @description The hours of each day; null is the whole day. */
            block: components["schemas"]["TimeBlock"] | null;
            capacity: number;
            /** @description The version that was read; an older one is refused with version_conflict. */
            version: number;
        };
        /**
         * @description A change as it would be saved. For exceptions and a roster fromDate and toDate are its own days (a roster has no end:
         *     toDate is the last day to look at); for the other kinds they are the days to look at. Nothing before today is looked
         *     at, nor more than 400 days ahead.
         */
        PlanningChange: {
            /** @enum {string} */
            kind: "openingWeek" | "openingException" | "roster" | "rosterException" | "resource" | "pool" | "poolException" | "product";
            /** @description What is changed or, with delete, removed; an exception without an id is a new one. */
            id?: components["schemas"]["Id"];
            fromDate: components["schemas"]["LocalDate"];
            toDate: components["schemas"]["LocalDate"];
            /** @description The resource of a roster or an exception to one. */
            resourceId?: components["schemas"]["Id"];
            /** @description The pool of an exception. */
            poolId?: components["schemas"]["Id"];
            /**
             * @description Of a rosterException; absence when it is missing.
             * @enum {string}
             */
            exceptionKind?: "absence" | "closure" | "break" | "extra";
            /** @description The hours of an exception; null is the whole day of a resource. */
            blocks?: components["schemas"]["TimeBlock"][] | null;
            /** @description The hours of an exception to a pool; null or missing is the whole day. */
            block?: components["schemas"]["TimeBlock"] | null;
            /** @description The pattern of a roster. */
            weeks?: components["schemas"]["RosterWeek"][];
            /** @description The days of an openingWeek. */
            days?: components["schemas"]["RosterDay"][];
            /** @description Of a resource; as it is when missing. */
            active?: boolean;
            /** @description Of a resource; as it is when missing. */
            kindId?: components["schemas"]["Id"];
            /** @description Of a resource; as they are when missing. */
            skillIds?: components["schemas"]["Id"][];
            /** @description Of a pool or an exception to one. */
            capacity?: number;
            /** @description Of a pool; as they are when missing. */
            hours?: components["schemas"]["PoolHours"][];
            delete?: boolean;
        };
        InvalidatedItem: {
            reservationId: components["schemas"]["Id"];
            number: components["schemas"]["ReservationNumber"] | null;
            name: string;
            date: components["schemas"]["LocalDate"];
            itemId: components["schemas"]["Id"] | null;
            itemName: string;
            startTime: components["schemas"]["TimeOfDay"] | null;
            /** @enum {string} */
            reason: "closed" | "no_roster" | "no_room" | "pool_full";
            canBeReplanned: boolean;
        };
        PlanningPreview: {
            invalidatedItems: components["schemas"]["InvalidatedItem"][];
            replannable: number;
        };
        BoardResource: {
            id: components["schemas"]["Id"];
            name: string;
            /** @enum {string} */
            role: "therapist" | "room" | "device";
        };
        BoardPlaces: {
            from: components["schemas"]["TimeOfDay"];
            to: components["schemas"]["TimeOfDay"];
            capacity: number;
        };
        BoardStays: {
            from: components["schemas"]["TimeOfDay"];
            to: components["schemas"]["TimeOfDay"];
            units: number;
        };
        BoardLane: {
            id: components["schemas"]["Id"];
            name: string;
            /** @description The rooms of a therapist on this day, the therapists in a room. Empty where there are none. */
            detail: string;
            /** @enum {string} */
            kind: "resource" | "pool" | "guest";
            /** @description When the resource works, when the venue is open for a pool, or how long the guest stays. */
            open: components["schemas"]["TimeBlock"][];
            /** @description How many of a pool from when to when; empty of everything else. */
            places: components["schemas"]["BoardPlaces"][];
            /** @description The most places of a pool that stays hold in each hour; empty where there are none. */
            stays: components["schemas"]["BoardStays"][];
        };
        BoardBlock: {
            id: string;
            laneId: components["schemas"]["Id"] | null;
            /** @enum {string} */
            kind: "item" | "buffer" | "break" | "blocked" | "session";
            startTime: components["schemas"]["TimeOfDay"];
            endTime: components["schemas"]["TimeOfDay"];
            title: string;
            /** @description The guest; between the guests the therapist and the room. */
            subtitle: string;
            itemId: components["schemas"]["Id"] | null;
            reservationIds: components["schemas"]["Id"][];
            /**
             * @description Of an item; null while it is being booked.
             * @enum {string|null}
             */
            state: "expected" | "arrived" | "busy" | "late" | "done" | "no_show" | null;
            resourceIds: components["schemas"]["Id"][];
            /** @description Guests of an item; places taken of a session. */
            personCount: number | null;
            /** @description Of an item that may be moved; the version of a blocked time; null of everything else. */
            sequence: components["schemas"]["BoardSequence"] | null;
            /** @description Of what staff blocked on the board; null of everything else. */
            blockedTimeId: components["schemas"]["Id"] | null;
        };
        BoardArrival: {
            reservationId: components["schemas"]["Id"];
            number: components["schemas"]["ReservationNumber"];
            name: string;
            personCount: number;
            startTime: components["schemas"]["TimeOfDay"] | null;
            state: components["schemas"]["ReservationState"];
            detail: string;
            /** @description When they said they come, later than booked. */
            expectedTime: components["schemas"]["TimeOfDay"] | null;
            guestsIn: number;
            /** @description Of whom staff said so. */
            guestsNotCome: number;
            /** @description Of the guests in the house. */
            wristbands: string[];
            /** @description Of the guest or of staff. */
            hasComment: boolean;
            /** @description 0 until it is as many as the venue sets. */
            minutesLate: number;
            totalOpen: components["schemas"]["Cents"];
        };
        DayBoard: {
            date: components["schemas"]["LocalDate"];
            /** @description The clock of the venue when this was read. */
            now: {
                date: components["schemas"]["LocalDate"];
                time: components["schemas"]["TimeOfDay"];
            };
            opening: components["schemas"]["TimeBlock"][];
            occupancyPercent: number;
            /** @description From the hour in which the venue opens. */
            occupancyByHour: number[];
            lanes: components["schemas"]["BoardLane"][];
            blocks: components["schemas"]["BoardBlock"][];
            /** @description Items that have lost their place. */
            unassigned: components["schemas"]["BoardBlock"][];
            /** @description Items whose guests were mailed another time, also those that went to another day. */
            moved: components["schemas"]["BoardMovedItem"][];
            arrivals: components["schemas"]["BoardArrival"][];
            /** @description What `resourceIds` names. */
            resources: components["schemas"]["BoardResource"][];
        };
        /** @description Of the reservation, as it was read. */
        BoardSequence: number;
        MoveForm: {
            itemId: components["schemas"]["Id"];
            sequence: components["schemas"]["BoardSequence"];
            startTime: components["schemas"]["TimeOfDay"];
            /** @description Of each kind of therapist, room or device all, or none. None of a kind stays with what it has, if that is free. */
            resourceIds: components["schemas"]["Id"][];
            /** @description Says what fits and moves nothing. */
            preview?: boolean;
            /** @description Mails the new times. */
            notifyGuest?: boolean;
        };
        SwapForm: {
            items: {
                itemId: components["schemas"]["Id"];
                sequence: components["schemas"]["BoardSequence"];
            }[];
            /** @description What each gets of the other. The rest stays, and so do their lengths. */
            exchange: ("times" | "therapists" | "rooms")[];
            /** @description Says what fits and changes nothing. */
            preview?: boolean;
            /** @description Mails the new times. */
            notifyGuests?: boolean;
        };
        SwapResult: {
            /** @description False for a preview. */
            done: boolean;
            /** @description As in the form. */
            items: components["schemas"]["SwappedItem"][];
        };
        SwappedItem: {
            itemId: components["schemas"]["Id"];
            reservationId: components["schemas"]["Id"];
            sequence: components["schemas"]["BoardSequence"];
            startTime: components["schemas"]["TimeOfDay"];
            endTime: components["schemas"]["TimeOfDay"];
            resourceIds: components["schemas"]["Id"][];
            /** @description Why it does not fit there; null where it does. */
            reason: components["schemas"]["NotBookedReason"] | null;
        };
        BlockedTimeForm: {
            resourceId: components["schemas"]["Id"];
            startTime: components["schemas"]["TimeOfDay"];
            endTime: components["schemas"]["TimeOfDay"];
            /** @description For everybody who reads the board. */
            reason: string;
            /** @description Says what is in the way and blocks nothing. */
            preview?: boolean;
        };
        BlockedTimeUpdate: {
            resourceId: components["schemas"]["Id"];
            startTime: components["schemas"]["TimeOfDay"];
            endTime: components["schemas"]["TimeOfDay"];
            /** @description For everybody who reads the board. */
            reason: string;
            version: number;
            /** @description Says what is in the way and changes nothing. */
            preview?: boolean;
        };
        /** @description Time of a therapist, room or device in which nothing can be booked. */
        BlockedTime: {
            id: components["schemas"]["Id"];
            date: components["schemas"]["LocalDate"];
            resourceId: components["schemas"]["Id"];
            startTime: components["schemas"]["TimeOfDay"];
            endTime: components["schemas"]["TimeOfDay"];
            reason: string;
            version: number;
        };
        BlockedTimeConflict: {
            /** @enum {string} */
            kind: "reservation" | "blockedTime";
            id: components["schemas"]["Id"];
            startTime: components["schemas"]["TimeOfDay"];
            endTime: components["schemas"]["TimeOfDay"];
            /** @description The treatment, or the reason. */
            title: string;
            /** @description The guest; empty while it is being booked. */
            name: string;
        };
        BlockedTimeResult: {
            /** @description Null for a preview. */
            blockedTime: components["schemas"]["BlockedTime"] | null;
            /** @description What has the time already, by time. Empty once done. */
            conflicts: components["schemas"]["BlockedTimeConflict"][];
        };
        MoveResult: {
            /** @description False for a preview. */
            done: boolean;
            /** @description Why it does not fit; null where it does. */
            reason: components["schemas"]["NotBookedReason"] | null;
            startTime: components["schemas"]["TimeOfDay"];
            endTime: components["schemas"]["TimeOfDay"];
            /** @description All that it is held by then; as asked where it does not fit. */
            resourceIds: components["schemas"]["Id"][];
            sequence: components["schemas"]["BoardSequence"];
            /** @description Later than now, rising, at which it fits with the resources that were named. Empty once done. */
            starts: components["schemas"]["TimeOfDay"][];
            /** @description Who and what can do it, and is free at the time asked. Empty once done. */
            resources: {
                id: components["schemas"]["Id"];
                isFree: boolean;
            }[];
            /** @description Other items and blocked times that hold what was named at the time asked. */
            conflicts: {
                itemId: components["schemas"]["Id"] | null;
                blockedTimeId: components["schemas"]["Id"] | null;
                resourceId: components["schemas"]["Id"];
            }[];
            /** @description The nearest that fit, where what was asked does not. */
            alternatives: {
                startTime: components["schemas"]["TimeOfDay"];
                resourceIds: components["schemas"]["Id"][];
            }[];
        };
        Repair: {
            /**
             * @description Fewest guests at another time, least time between old and new, or nobody at another time.
             * @enum {string}
             */
            kind: "fewestMoved" | "smallestShift" | "sameTimes";
            moves: components["schemas"]["RepairMove"][];
            /** @description Items without a place in this repair. */
            leftOver: components["schemas"]["Id"][];
            leftOverGuests: number;
            /** @description With another time. */
            movedGuests: number;
            /** @description Over all moves. */
            shiftMinutes: number;
        };
        /**
         * @description What falls out of a day. With nothing of it: all that has lost its place already. Resources or a pool need the
         *     permission change_planning.
         */
        Disruption: {
            /** @description Therapists, rooms or devices that are away. */
            resourceIds: components["schemas"]["Id"][];
            /**
             * @description Of the exceptions that their rosters get.
             * @enum {string}
             */
            kind: "absence" | "closure";
            /** @description When they are away; null is the whole day. */
            block: components["schemas"]["TimeBlock"] | null;
            pool: components["schemas"]["PoolDisruption"] | null;
            reason: string;
            /** @description Items that have to go elsewhere, whatever has their place. */
            itemIds: components["schemas"]["Id"][];
        };
        PoolDisruption: {
            poolId: components["schemas"]["Id"];
            /** @description When it has fewer places, on quarters of an hour; null or missing is the whole day. */
            block?: components["schemas"]["TimeBlock"] | null;
            /** @description Places then. */
            capacity: number;
        };
        DisruptedItem: {
            itemId: components["schemas"]["Id"];
            /** @description Of all guests who share it. */
            itemIds: components["schemas"]["Id"][];
            reservationId: components["schemas"]["Id"];
            number: components["schemas"]["ReservationNumber"] | null;
            name: string;
            itemName: string;
            startTime: components["schemas"]["TimeOfDay"] | null;
            endTime: components["schemas"]["TimeOfDay"] | null;
            resourceIds: components["schemas"]["Id"][];
            personCount: number;
            /** @description Confirmed, with an address. */
            canBeMailed: boolean;
            /** @description Stays and what has no planning any more cannot. */
            canBeMoved: boolean;
        };
        RepairMove: {
            itemId: components["schemas"]["Id"];
            /** @description Where it was when the repair was proposed; anything else by now is version_conflict. */
            fromTime: components["schemas"]["TimeOfDay"];
            fromResourceIds: components["schemas"]["Id"][];
            startTime: components["schemas"]["TimeOfDay"];
            resourceIds: components["schemas"]["Id"][];
        };
        OtherDay: {
            date: components["schemas"]["LocalDate"];
            startTime: components["schemas"]["TimeOfDay"];
            endTime: components["schemas"]["TimeOfDay"];
        };
        OtherDayMove: {
            reservationId: components["schemas"]["Id"];
            sequence: components["schemas"]["BoardSequence"];
            date: components["schemas"]["LocalDate"];
            startTime: components["schemas"]["TimeOfDay"];
        };
        /**
         * @description Days for the whole visit of one guest without a stay, who has no place on the day itself in some repair. The first options
         *     of all reservations go together.
         */
        OtherDayProposal: {
            reservationId: components["schemas"]["Id"];
            sequence: components["schemas"]["BoardSequence"];
            /** @description Of the visit as it is. */
            startTime: components["schemas"]["TimeOfDay"];
            /** @description What moves with it, by time. */
            itemNames: string[];
            /** @description Nearest days first. */
            options: components["schemas"]["OtherDay"][];
        };
        RepairProposals: {
            items: components["schemas"]["DisruptedItem"][];
            resources: components["schemas"]["BoardResource"][];
            repairs: components["schemas"]["Repair"][];
            otherDays: components["schemas"]["OtherDayProposal"][];
        };
        RepairOrder: {
            disruption: components["schemas"]["Disruption"];
            /** @description Of a proposed repair, all or some. None only writes what falls out. */
            moves: components["schemas"]["RepairMove"][];
            /** @description Of the proposed visits, all or some, in their order; none that has an item among the moves. */
            otherDays: components["schemas"]["OtherDayMove"][];
            /** @description Mail everybody whose time changes. */
            notifyGuests: boolean;
        };
        RepairResult: {
            /** @description On the day. */
            movedItems: number;
            /** @description To another day. */
            movedVisits: number;
            /** @description What still has no place. */
            leftOver: components["schemas"]["DisruptedItem"][];
        };
        ReservationRow: {
            id: components["schemas"]["Id"];
            number: components["schemas"]["ReservationNumber"] | null;
            slug: components["schemas"]["Slug"];
            flowName: string;
            flowType: components["schemas"]["FlowType"];
            state: components["schemas"]["ReservationState"];
            customerName: string | null;
            email: components["schemas"]["Email"] | null;
            startDate: components["schemas"]["LocalDate"];
            startTime: components["schemas"]["TimeOfDay"] | null;
            endTime: components["schemas"]["TimeOfDay"] | null;
            personCount: number;
            total: components["schemas"]["Cents"];
            totalPaid: components["schemas"]["Cents"];
            /** @description What staff may still ask; nothing of a hold and of what was cancelled. */
            totalOpen: components["schemas"]["Cents"];
            createdAt: components["schemas"]["Instant"];
        };
        /** @enum {string} */
        ReservationEventKind: "imported" | "created" | "checkin.added" | "product.added" | "collection.added" | "order.added" | "order.message_changed" | "proposal.taken" | "item.removed" | "item.added" | "item.changed" | "item.moved" | "move.accepted" | "guest.removed" | "moved" | "stay.changed" | "customer.linked" | "customer.unlinked" | "confirmed" | "cancelled" | "expired" | "redeemed" | "redeemed.returned" | "payment.desk" | "payment.deskRefund" | "payment.paid" | "payment.returned" | "payment.mismatch" | "paymentLink.made" | "receipt.mailed" | "checked_in" | "completed" | "no_show" | "undone" | "note.written" | "mailed" | "guest.arrived" | "guest.no_show" | "guest.undone" | "guest.noted" | "guest.later";
        ReservationEvent: {
            id: components["schemas"]["Id"];
            kind: components["schemas"]["ReservationEventKind"];
            /** @description visitor, customer, provider or system, or the id of a staff user. */
            actor: string;
            /** @description Of a staff user. */
            actorName: string | null;
            at: components["schemas"]["Instant"];
            /** @description When staff said it while the server was away; null when that was `at`. */
            saidAt: components["schemas"]["Instant"] | null;
            detail: string;
            /** @description What staff wrote. */
            reason: string | null;
            amount: components["schemas"]["Cents"] | null;
        };
        /** @enum {string} */
        StaffAction: "checkIn" | "complete" | "noShow" | "undo" | "cancel" | "addItem" | "removeItem" | "changeStay" | "resendConfirmation" | "mailReceipt" | "takePayment" | "sendPaymentLink";
        StaffReservation: {
            id: components["schemas"]["Id"];
            number: components["schemas"]["ReservationNumber"] | null;
            slug: components["schemas"]["Slug"];
            flowId: components["schemas"]["Id"];
            flowName: string;
            flowType: components["schemas"]["FlowType"];
            state: components["schemas"]["ReservationState"];
            /** @description What staff with every permission may do with it as it is. */
            actions: components["schemas"]["StaffAction"][];
            customer: components["schemas"]["Customer"] | null;
            persons: components["schemas"]["ReservationPerson"][];
            /** @description Who of them has come, in the order of the persons. */
            guests: components["schemas"]["GuestArrival"][];
            /** @description The times that guests were asked about by mail, and whether they agree. */
            moves: components["schemas"]["MovedItem"][];
            /** @description When they said they come, later than booked. */
            expectedTime: components["schemas"]["TimeOfDay"] | null;
            personCount: number;
            startDate: components["schemas"]["LocalDate"];
            startTime: components["schemas"]["TimeOfDay"] | null;
            endTime: components["schemas"]["TimeOfDay"] | null;
            comment: string;
            note: string;
            /** @description What staff noted about the customer. */
            customerNote: string;
            total: components["schemas"]["Cents"];
            totalPaid: components["schemas"]["Cents"];
            totalOpen: components["schemas"]["Cents"];
            expiresAt: components["schemas"]["Instant"] | null;
            payments: components["schemas"]["Payment"][];
            events: components["schemas"]["ReservationEvent"][];
            sequence: number;
        };
        StaffReservationForm: {
            flowId: components["schemas"]["Id"];
            personCount: number;
            date: components["schemas"]["LocalDate"];
            startTime?: components["schemas"]["TimeOfDay"] | null;
            endTime?: components["schemas"]["TimeOfDay"] | null;
            /** @description Null for who leaves no name. */
            customerId?: components["schemas"]["Id"] | null;
            items: components["schemas"]["StaffItemForm"][];
            note?: string;
            /** @description What was quoted; another price by now is `version_conflict`. */
            total?: components["schemas"]["Cents"];
            /** @description Gift cards and vouchers that pay for it at once, by who may change money. */
            codes?: components["schemas"]["DeskCodeForm"][];
        };
        StaffItemForm: {
            person: number;
            productId: components["schemas"]["XplanId"];
            /** @description What is chosen of the choices of an arrangement. */
            productIds?: components["schemas"]["XplanId"][];
            preferredTime?: components["schemas"]["TimeOfDay"] | null;
            /** @description At that time or not at all. */
            timeIsFixed?: boolean;
        };
        DeskOffers: {
            today: components["schemas"]["LocalDate"];
            /** @description Guests may still go in from then on; null on a day that has passed. */
            earliestTime: components["schemas"]["TimeOfDay"] | null;
            blocks: {
                startTime: components["schemas"]["TimeOfDay"];
                endTime: components["schemas"]["TimeOfDay"];
            }[];
            flows: components["schemas"]["DeskFlow"][];
        };
        DeskFlow: {
            id: components["schemas"]["Id"];
            name: string;
            /** @description Arrival and departure are asked. */
            needsTimes: boolean;
            products: components["schemas"]["DeskProduct"][];
        };
        /** @description What an entry lets choose; minutes of the day, and of the longest stay. */
        DeskStay: {
            arrivalFrom: number;
            arrivalTo: number;
            departureUntil: number;
            maxStay: number;
        };
        DeskProduct: {
            xplanId: components["schemas"]["XplanId"];
            name: components["schemas"]["RichText"];
            price: components["schemas"]["Cents"];
            priceVaries?: components["schemas"]["PriceVaries"];
            /** @description It has a preferred time. */
            hasTime: boolean;
            /** @description So many take part at once. */
            guests: number;
            stay: components["schemas"]["DeskStay"] | null;
            /** @description One of each is chosen. */
            choices: {
                xplanId: components["schemas"]["XplanId"];
                name: components["schemas"]["RichText"];
            }[][];
        };
        StaffQuote: {
            /** @description Of the booking that it is added to. */
            sequence: number;
            startTime: components["schemas"]["TimeOfDay"] | null;
            endTime: components["schemas"]["TimeOfDay"] | null;
            total: components["schemas"]["Cents"];
            /** @description What is still to be paid after the credits. */
            totalOpen: components["schemas"]["Cents"];
            lines: components["schemas"]["StaffQuoteLine"][];
            notBookedProducts: components["schemas"]["NotBooked"][];
            /** @description What each of the codes holds and would pay, in their order. */
            credits: components["schemas"]["DeskCredit"][];
        };
        StaffQuoteLine: {
            person: number;
            xplanId: components["schemas"]["XplanId"];
            name: components["schemas"]["RichText"];
            /** @description Of the arrangement above it; its price is in that. */
            isPart: boolean;
            price: components["schemas"]["Cents"];
            startTime: components["schemas"]["TimeOfDay"] | null;
            endTime: components["schemas"]["TimeOfDay"] | null;
            /** @description Names of the therapists and rooms. */
            resources: string[];
        };
        StaffItemsForm: {
            items: components["schemas"]["StaffItemForm"][];
            /** @description Of the booking as it was quoted; another by now is `version_conflict`. */
            sequence?: number;
            /** @description What was quoted; another price by now is `version_conflict`. */
            total?: components["schemas"]["Cents"];
        };
        /** @enum {string} */
        GuestState: "expected" | "in" | "no_show";
        GuestArrival: {
            person: number;
            state: components["schemas"]["GuestState"];
            /** @description When staff said so; null for who is expected. */
            at: components["schemas"]["Instant"] | null;
            byId: components["schemas"]["Id"] | null;
            /** @description The staff user who said so. */
            byName: string | null;
            /** @description Of a guest in the house; or the locker. */
            wristband: string | null;
        };
        GuestMark: {
            person: number;
            /** @description What was shown. A guest in another state by now, but for `state`, is `version_conflict`. */
            from: components["schemas"]["GuestState"];
            state: components["schemas"]["GuestState"];
            /** @description Only of who is in. Left out it stays as it is. */
            wristband?: string | null;
        };
        GuestMarks: {
            guests: components["schemas"]["GuestMark"][];
            /** @description Also what another guest in the house has today. */
            sharesWristbands?: boolean;
        };
        GuestMarksResult: {
            /** @description Guests whom this call changed; the others were so already. */
            changed: number[];
            /** @description Who has an asked wristband today. Unless they may be shared nothing is written then. */
            holders: components["schemas"]["WristbandHolder"][];
            reservation: components["schemas"]["StaffReservation"];
        };
        ExpectedTimeForm: {
            /** @description What was shown; another one by now is `version_conflict`. */
            from: components["schemas"]["TimeOfDay"] | null;
            time: components["schemas"]["TimeOfDay"] | null;
        };
        WristbandHolder: {
            wristband: string;
            number: components["schemas"]["ReservationNumber"];
            name: string;
            person: number;
        };
        StaffChangeOptions: {
            sequence: number;
            startTime: components["schemas"]["TimeOfDay"] | null;
            /** @description Null for a booking without a stay, which has no other departure. */
            endTime: components["schemas"]["TimeOfDay"] | null;
            items: components["schemas"]["StaffChangeItem"][];
        };
        StaffChangeItem: {
            itemId: components["schemas"]["Id"];
            productId: components["schemas"]["XplanId"];
            name: components["schemas"]["RichText"];
            /** @description Of an arrangement; only the whole of that may end. */
            isPart: boolean;
            /** @description It may begin at another time. */
            hasTime: boolean;
            persons: number[];
            startTime: components["schemas"]["TimeOfDay"] | null;
            /** @description What it is and may become, at what for each guest; empty when it is nothing else. */
            options: components["schemas"]["ItemOption"][];
        };
        StaffItemChange: {
            itemId: components["schemas"]["Id"];
            /** @description What it becomes, the same at another time, or null where it ends. */
            productId: components["schemas"]["XplanId"] | null;
            /** @description At that time or not at all; null or left out near the time it had. */
            startTime?: components["schemas"]["TimeOfDay"] | null;
        };
        StaffChange: {
            /** @description Of the departure; null or left out it stays. */
            endTime?: components["schemas"]["TimeOfDay"] | null;
            /** @description What becomes something else; everything else keeps its time, therapist and room. */
            items: components["schemas"]["StaffItemChange"][];
            /** @description What was paid online above the new price goes back at once. */
            refund?: boolean;
        };
        /** @description With what the quote said; another version or other money is refused with version_conflict. */
        StaffChangeOrder: {
            change: components["schemas"]["StaffChange"];
            sequence: number;
            total: components["schemas"]["Cents"];
            /** @description The sum of what goes back. */
            back: components["schemas"]["Cents"];
        };
        StaffChangeQuote: {
            /** @description The version it was made for. */
            sequence: number;
            startDate: components["schemas"]["LocalDate"];
            startTime: components["schemas"]["TimeOfDay"] | null;
            endTime: components["schemas"]["TimeOfDay"] | null;
            personCount: number;
            lines: components["schemas"]["ChangeLine"][];
            totalBefore: components["schemas"]["Cents"];
            total: components["schemas"]["Cents"];
            /** @description Without refund what was paid online waits at the venue. */
            back: components["schemas"]["MoneyBack"][];
            visitsBack: number;
            toPayOnline: components["schemas"]["Cents"];
            toPayAtVenue: components["schemas"]["Cents"];
            /** @description What does not fit, with its nearest times of that day; nothing is changed while there is any. */
            notBookedProducts: components["schemas"]["NotBooked"][];
            /** @description The nearest departures at which everything would fit, where another was asked that does not. */
            departures: components["schemas"]["TimeOfDay"][];
        };
        StaffReservationChange: {
            note: string;
            sequence: number;
        };
        /** @description Filters, days and order of the list; never whom somebody looks for. */
        ViewChoices: {
            /** @description A date, or days from today as today+1. */
            from?: string;
            /** @description A date, or days from today as today+1. */
            to?: string;
            state?: string;
            flowType?: string;
            open?: string;
            sort?: string;
        };
        SavedView: {
            name: string;
            choices: components["schemas"]["ViewChoices"];
            /** @description The list opens with it. */
            isDefault: boolean;
        };
        SavedViews: {
            views: components["schemas"]["SavedView"][];
            /** @description The version that was read, 0 before the first; an older one is refused with version_conflict. */
            version: number;
        };
        /** @description What narrows the list of reservations, as in listReservations. */
        GuestsSearch: {
            from?: components["schemas"]["LocalDate"];
            to?: components["schemas"]["LocalDate"];
            /** @description Words to search for. */
            q?: string;
            /** @description field:value pairs separated by commas. */
            filter?: string;
        };
        /** @description Plain text per language; a blank line parts paragraphs. */
        BulkMailTexts: {
            nl?: string;
            en?: string;
            de?: string;
            fr?: string;
        };
        BulkMailSubjects: {
            nl?: string;
            en?: string;
            de?: string;
            fr?: string;
        };
        /** @description In Dutch, and in what languages it is translated into; a guest of another language gets the Dutch. */
        BulkMailWords: {
            subject: components["schemas"]["BulkMailSubjects"];
            text: components["schemas"]["BulkMailTexts"];
        };
        BulkMailForm: {
            search: components["schemas"]["GuestsSearch"];
            words: components["schemas"]["BulkMailWords"];
        };
        BulkMailDraft: {
            words: components["schemas"]["BulkMailWords"];
            language: components["schemas"]["Language"];
        };
        BulkMailQuestion: {
            search: components["schemas"]["GuestsSearch"];
            words?: components["schemas"]["BulkMailWords"];
        };
        BulkMailCount: {
            /** @description That would get it. */
            reservations: number;
            /** @description Booked without a customer to mail. */
            withoutAddress: number;
            /** @description Have these words. */
            alreadyMailed: number;
            languages: components["schemas"]["Language"][];
            /** @description Reservations that one mail may go to. */
            most: number;
        };
        BulkMailResult: {
            /** @description It was ordered for now. */
            reservations: number;
        };
        CancelForm: {
            reason: string;
            refund?: boolean;
            notifyGuest?: boolean;
        };
        /** @enum {string} */
        PaymentState: "creating" | "open" | "pending" | "authorized" | "paid" | "canceled" | "expired" | "failed";
        Payment: {
            id: components["schemas"]["Id"];
            reservationId: components["schemas"]["Id"];
            providerId: string | null;
            method: string;
            state: components["schemas"]["PaymentState"];
            amount: components["schemas"]["Cents"];
            refunded: components["schemas"]["Cents"];
            chargedBack: components["schemas"]["Cents"];
            failureReason: string | null;
            createdAt: components["schemas"]["Instant"];
            updatedAt: components["schemas"]["Instant"];
        };
        RefundForm: {
            /** @description Whole cents. */
            amount: number;
            /** @enum {string} */
            to: "payment" | "giftCard";
            reason: string;
        };
        Refund: {
            id: components["schemas"]["Id"];
            paymentId: components["schemas"]["Id"];
            amount: components["schemas"]["Cents"];
            /** @enum {string} */
            to: "payment" | "giftCard";
            /** @enum {string} */
            state: "queued" | "pending" | "processing" | "refunded" | "failed" | "canceled";
            reason: string;
            createdAt: components["schemas"]["Instant"];
        };
        /**
         * @description A subscription is a card for visits, or one without end.
         * @enum {string}
         */
        DeskSaleKind: "giftCard" | "voucher" | "subscription";
        DeskSaleOffers: {
            /** @description Whole cents that a gift card may be worth. */
            amount: {
                min: components["schemas"]["Cents"];
                max: components["schemas"]["Cents"];
            };
            maxQuantity: number;
            products: {
                flowId: components["schemas"]["Id"];
                kind: components["schemas"]["DeskSaleKind"];
                name: string;
                /** @description Whole cents; of a gift card 0. */
                price: number;
            }[];
        };
        DeskSaleForm: {
            flowId: components["schemas"]["Id"];
            quantity: number;
            /** @description Whole cents of one, as it was shown; of a gift card what it is worth. */
            price: number;
            /** @description Whose card for visits it is; null for who buys without a name. */
            customerId: components["schemas"]["Id"] | null;
            /** @description Stands on a gift card. */
            from: string;
            /** @description Stands on a gift card. */
            to: string;
            /** @enum {string} */
            method: "cash" | "card" | "other";
        };
        DeskSale: {
            reservationId: components["schemas"]["Id"];
            number: components["schemas"]["ReservationNumber"];
            total: components["schemas"]["Cents"];
            giftCardIds: components["schemas"]["Id"][];
        };
        DeskPaymentForm: {
            /** @description Whole cents. */
            amount: number;
            /** @enum {string} */
            method: "cash" | "card" | "other";
        };
        DeskRefundForm: {
            /** @description Whole cents. */
            amount: number;
            /** @enum {string} */
            method: "cash" | "card" | "other";
            /** @description For colleagues. */
            reason: string;
        };
        DeskCodeForm: {
            /** @description Of a gift card or voucher, as typed or read by a scanner. */
            code: string;
            /** @description Whole cents that it pays; null for all that it can. A voucher pays its items whole. */
            amount: number | null;
        };
        DeskReturnForm: {
            /** @description For colleagues. */
            reason: string;
        };
        DeskCredit: {
            /** @enum {string} */
            kind: "giftCard" | "voucher";
            /** @description The last four of its code. */
            label: string;
            /** @description Of its product, as plain words. */
            name: string | null;
            /** @enum {string} */
            state: "usable" | "blocked" | "expired" | "spent";
            balance: components["schemas"]["Cents"];
            usableTo: components["schemas"]["LocalDate"] | null;
            /** @description What it would pay here; 0 when nothing. */
            amount: components["schemas"]["Cents"];
            /** @description What is still to be paid then. */
            totalOpen: components["schemas"]["Cents"];
        };
        LedgerEntry: {
            id: components["schemas"]["Id"];
            reservationId: components["schemas"]["Id"];
            /** @description Null until it is booked. */
            reservationNumber: components["schemas"]["ReservationNumber"] | null;
            paymentId: components["schemas"]["Id"] | null;
            /** @enum {string} */
            kind: "paid" | "refund" | "chargeback" | "desk" | "deskRefund" | "giftCard" | "voucher" | "promoCode";
            /** @description Whole cents; below 0 when it goes back. */
            amount: number;
            /** @description provider, system or visitor, or the id of a staff user. */
            actor: string;
            reason: string;
            at: components["schemas"]["Instant"];
        };
        AuditActor: {
            /** @enum {string} */
            kind: "staff" | "customer" | "system";
            id: components["schemas"]["Id"] | null;
            /** @description As the staff member is called now; null: nobody. */
            name: string | null;
            /** @description Of staff: families of browser and system. */
            device: string | null;
        };
        /** @description Names and values of the fields that changed; the value 'withheld' says only that it changed. */
        AuditValues: {
            [key: string]: unknown;
        };
        /**
         * @description mailed: again; refreshed: compared with the payment provider; loggedOut: by a colleague.
         * @enum {string}
         */
        AuditAction: "created" | "changed" | "removed" | "mailed" | "refreshed" | "exported" | "erased" | "merged" | "loggedOut" | "read" | "searched";
        /**
         * @description What an id in an entry stands for.
         * @enum {string}
         */
        AuditSource: "resource" | "kind" | "skill" | "flow" | "reservation" | "payment" | "item" | "pool" | "product" | "category" | "image" | "customer";
        AuditName: {
            source: components["schemas"]["AuditSource"];
            id: components["schemas"]["Id"];
            /**
             * @description Nameless: it exists, as a reservation does before it has a number; withheld: the reader may not know.
             * @enum {string}
             */
            state: "named" | "nameless" | "gone" | "withheld";
            /** @description The number of a reservation or order, also of a payment; null unless the state is named. */
            name: components["schemas"]["Translated"] | null;
        };
        AuditEntry: {
            id: components["schemas"]["Id"];
            at: components["schemas"]["Instant"];
            actor: components["schemas"]["AuditActor"];
            action: components["schemas"]["AuditAction"];
            /** @description kind:id */
            object: string;
            old: components["schemas"]["AuditValues"] | null;
            new: components["schemas"]["AuditValues"] | null;
            /** @description What the ids in old and new are called now. */
            names: components["schemas"]["AuditName"][];
            requestId: string | null;
        };
        AuditFinding: {
            rule: string;
            text: string;
            ids: components["schemas"]["Id"][];
        };
        AuditOfChanges: {
            /** @description When the audit began that is shown. */
            since: components["schemas"]["Instant"];
            /** @description How many were checked, some minutes before that moment included. */
            reservations: number;
            findings: components["schemas"]["AuditFinding"][];
        };
        Audit: {
            /** @description When the audit began that is shown; null when none was completed yet. */
            at: components["schemas"]["Instant"] | null;
            checked: number;
            findings: components["schemas"]["AuditFinding"][];
            /** @description A newer audit is under way; ask again for its result. */
            running: boolean;
            /** @description What the newer audit found in the reservations that were made or changed since the one that is shown, which it checks first; null before that, when none is under way, and when none was completed before. */
            changes: components["schemas"]["AuditOfChanges"] | null;
        };
        /**
         * @description How guests pay at the desk; `paymentLink` is one that staff made and that was paid.
         * @enum {string}
         */
        DeskMeans: "cash" | "card" | "other" | "giftCard" | "voucher" | "paymentLink";
        DeskTakings: {
            means: components["schemas"]["DeskMeans"];
            received: components["schemas"]["Cents"];
            /** @description Whole cents that went back. */
            returned: number;
            movements: number;
        };
        CountedCoins: {
            /**
             * @description Whole cents that one coin or note is worth.
             * @enum {integer}
             */
            value: 1 | 2 | 5 | 10 | 20 | 50 | 100 | 200 | 500 | 1000 | 2000 | 5000 | 10000 | 20000 | 50000;
            count: number;
        };
        OpenDay: {
            /** @description Of the close to come. */
            number: number;
            since: components["schemas"]["Instant"] | null;
            movements: number;
            takings: components["schemas"]["DeskTakings"][];
            /** @description What the last close left in the drawer; null before the first. */
            float: components["schemas"]["Cents"] | null;
        };
        DayCloseForm: {
            number: number;
            movements: number;
            /** @description In the drawer at the beginning. */
            openingFloat: number;
            /** @description In the drawer now. */
            countedCash: number;
            /** @description How it was counted, where coins and notes were; their worth is `countedCash`. */
            coins: components["schemas"]["CountedCoins"][] | null;
            slipTotal: components["schemas"]["Cents"];
            /** @description For the next day; the rest goes out. */
            leftInDrawer: number;
            /** @description Needed where something differs; for colleagues. */
            reason: string;
        };
        DayClose: {
            id: components["schemas"]["Id"];
            number: number;
            at: components["schemas"]["Instant"];
            actor: components["schemas"]["Id"];
            /** @description Null once the account is gone. */
            actorName: string | null;
            since: components["schemas"]["Instant"] | null;
            movements: number;
            takings: components["schemas"]["DeskTakings"][];
            /** @description What the close before left in the drawer; null of the first. */
            float: components["schemas"]["Cents"] | null;
            openingFloat: components["schemas"]["Cents"];
            countedCash: components["schemas"]["Cents"];
            coins: components["schemas"]["CountedCoins"][] | null;
            slipTotal: components["schemas"]["Cents"];
            leftInDrawer: components["schemas"]["Cents"];
            /** @description Above 0 is too much. */
            cashDifference: number;
            /** @description Above 0 is too much. */
            cardDifference: number;
            /** @description Above 0 is too much. */
            floatDifference: number;
            reason: string;
        };
        PaymentException: {
            id: components["schemas"]["Id"];
            /** @enum {string} */
            kind: "late_payment" | "double_payment" | "mismatch" | "chargeback" | "refund_failed" | "card_blocked" | "card_testing" | "unpaid_bookings";
            reservationId: components["schemas"]["Id"];
            paymentId: components["schemas"]["Id"] | null;
            amount: components["schemas"]["Cents"];
            /** @enum {string} */
            state: "open" | "done";
            at: components["schemas"]["Instant"];
            /** @description How it was dealt with; empty while it is open. */
            reason: string;
        };
        PaymentExceptionForm: {
            /** @description How it was dealt with, for colleagues. */
            reason: string;
        };
        ReceiptMailing: {
            /** @description Null for the customer's. */
            email: components["schemas"]["Email"] | null;
        };
        GiftCard: {
            id: components["schemas"]["Id"];
            /** @enum {string} */
            kind: "giftCard" | "voucher";
            lastFour: string;
            amount: components["schemas"]["Cents"];
            balance: components["schemas"]["Cents"];
            productId: components["schemas"]["Id"] | null;
            usableTo: components["schemas"]["LocalDate"] | null;
            blocked: boolean;
            boughtWith: components["schemas"]["Id"] | null;
            /** @description Of the order it was bought with. */
            number: string | null;
            /** @description Of its product, as plain words. */
            name: string | null;
            createdAt: components["schemas"]["Instant"];
            /** @description Of the gift cards that it was made with. */
            batchId: components["schemas"]["Id"] | null;
            /** @description How many movements it has; a change that read fewer is refused with version_conflict. */
            version: number;
        };
        GiftCardMovement: {
            id: components["schemas"]["Id"];
            /** @enum {string} */
            kind: "bought" | "redeemed" | "returned" | "refunded" | "corrected" | "blocked" | "freed";
            /** @description Whole cents; below 0 when the card pays. */
            amount: number;
            balance: components["schemas"]["Cents"];
            reservationId: components["schemas"]["Id"] | null;
            number: string | null;
            /** @description What staff said; empty when nobody did. */
            reason: string;
            at: components["schemas"]["Instant"];
        };
        GiftCardDetails: {
            giftCard: components["schemas"]["GiftCard"];
            movements: components["schemas"]["GiftCardMovement"][];
        };
        GiftCardIssue: {
            /** @description Whole cents; null for a voucher. */
            amount: number | null;
            /** @description A voucher of this product, worth its price. */
            productId?: components["schemas"]["Id"] | null;
            email?: components["schemas"]["Email"] | null;
            reason: string;
        };
        GiftCardBlock: {
            blocked: boolean;
            reason: string;
            version: components["schemas"]["CreditVersion"];
        };
        Subscription: {
            id: components["schemas"]["Id"];
            /** @description Of its product, as plain words. */
            name: string;
            usableFrom: components["schemas"]["LocalDate"] | null;
            usableTo: components["schemas"]["LocalDate"] | null;
            used: number;
            /** @description Null for a pass. */
            amount: number | null;
            /**
             * @description Why it ended before its time; only what staff stopped they free again.
             * @enum {string|null}
             */
            stoppedBy: "chargeback" | "refund" | "order" | "staff" | null;
            /** @description By staff, whatever else stopped it. */
            blocked: boolean;
            /** @description Of the order it was bought with. */
            number: string | null;
            createdAt: components["schemas"]["Instant"];
            customerId: components["schemas"]["Id"];
            customerName: string;
        };
        SubscriptionMovement: {
            /** @enum {string} */
            kind: "bought" | "redeemed" | "returned" | "corrected" | "blocked" | "freed";
            /** @description Visits; below 0 when the card pays. */
            change: number;
            /** @description Visits left after it; null for a pass. */
            balance: number | null;
            at: components["schemas"]["Instant"];
            number: string | null;
            /** @description What staff said; empty when nobody did. */
            reason: string;
        };
        SubscriptionDetails: {
            subscription: components["schemas"]["Subscription"];
            movements: components["schemas"]["SubscriptionMovement"][];
        };
        SubscriptionBlock: {
            blocked: boolean;
            reason: string;
        };
        GiftCardCorrection: {
            /** @description Whole cents that are on it from now on; of a voucher nothing or its whole worth. */
            balance: number;
            reason: string;
            version: components["schemas"]["CreditVersion"];
        };
        GiftCardBatch: {
            id: components["schemas"]["Id"];
            /** @enum {string} */
            kind: "giftCard" | "voucher";
            count: number;
            /** @description How many of them are blocked. */
            blocked: number;
            /** @description On each when they were made. */
            amount: components["schemas"]["Cents"];
            /** @description Whole cents on all of them when they were made. */
            total: number;
            /** @description Whole cents on all of them now. */
            balance: number;
            productId: components["schemas"]["Id"] | null;
            /** @description Of its product, as plain words. */
            name: string | null;
            usableTo: components["schemas"]["LocalDate"] | null;
            language: components["schemas"]["Language"];
            reason: string;
            createdAt: components["schemas"]["Instant"];
        };
        GiftCardBatchIssue: {
            count: number;
            /** @description Whole cents each; null for vouchers. */
            amount: number | null;
            /** @description Vouchers of this product, worth its price. */
            productId?: components["schemas"]["Id"] | null;
            language: components["schemas"]["Language"];
            reason: string;
        };
        GiftCardBatchPrint: {
            /**
             * @description A sheet for each, or ten to a sheet to cut out.
             * @enum {string}
             */
            layout: "pages" | "cards";
        };
        GiftCardMailing: {
            /** @description Null for the address that it was sent to when it was bought. */
            email: components["schemas"]["Email"] | null;
        };
        /** @description The version that was read; an older one is refused with version_conflict. */
        CreditVersion: number;
        PromoCodeForm: {
            code: string;
            percent: number | null;
            /** @description Cents */
            amount: number | null;
            fromDate: components["schemas"]["LocalDate"] | null;
            toDate: components["schemas"]["LocalDate"] | null;
            maxUses: number | null;
            maxUsesPerCustomer: number | null;
            flowIds: components["schemas"]["Id"][];
            active: boolean;
        };
        PromoCodeUpdate: {
            code: string;
            percent: number | null;
            /** @description Cents */
            amount: number | null;
            fromDate: components["schemas"]["LocalDate"] | null;
            toDate: components["schemas"]["LocalDate"] | null;
            maxUses: number | null;
            maxUsesPerCustomer: number | null;
            flowIds: components["schemas"]["Id"][];
            active: boolean;
            /** @description The version that was read; an older one is refused with version_conflict. */
            version: number;
        };
        PromoCode: {
            id: components["schemas"]["Id"];
            code: string;
            percent: number | null;
            amount: components["schemas"]["Cents"] | null;
            fromDate: components["schemas"]["LocalDate"] | null;
            toDate: components["schemas"]["LocalDate"] | null;
            maxUses: number | null;
            maxUsesPerCustomer: number | null;
            flowIds: components["schemas"]["Id"][];
            active: boolean;
            used: number;
            /** @description The version that was read; an older one is refused with version_conflict. */
            version: number;
        };
        CustomerNote: {
            /** @description Of staff about the customer; empty when there is none. */
            text: string;
            version: number;
        };
        CustomerDetails: {
            customer: components["schemas"]["Customer"];
            note: components["schemas"]["CustomerNote"];
            formerEmails: components["schemas"]["FormerEmails"];
            createdAt: components["schemas"]["Instant"];
            lastUsedAt: components["schemas"]["Instant"];
            reservations: components["schemas"]["CustomerReservation"][];
            pastReservations: components["schemas"]["CustomerReservation"][];
            orders: components["schemas"]["CustomerOrder"][];
            subscriptions: components["schemas"]["CustomerSubscription"][];
            giftCards: components["schemas"]["CustomerGiftCard"][];
        };
        CustomerSummary: {
            id: components["schemas"]["Id"];
            name: string;
            email: components["schemas"]["Email"];
            phone: components["schemas"]["Phone"];
            lastUsedAt: components["schemas"]["Instant"];
        };
        /** @description Of accounts that were merged into this one. Nobody logs in by them. */
        FormerEmails: components["schemas"]["Email"][];
        LikelyDouble: {
            id: components["schemas"]["Id"];
            name: string;
            email: components["schemas"]["Email"];
            phone: components["schemas"]["Phone"];
            lastUsedAt: components["schemas"]["Instant"];
            reasons: components["schemas"]["DoubleReason"][];
        };
        /**
         * @description What is the same, apart from how it is written.
         * @enum {string}
         */
        DoubleReason: "email" | "phone" | "name_and_zip_code";
        /** @enum {string} */
        CustomerMergeField: "firstName" | "middleName" | "lastName" | "email" | "phone" | "gender" | "address";
        CustomerMergeSide: {
            customer: components["schemas"]["Customer"];
            version: number;
            /** @description Both are kept, that of the account that stays first. */
            note: string;
            createdAt: components["schemas"]["Instant"];
            reservations: number;
            orders: number;
            subscriptions: number;
            giftCards: number;
            /** @description Of guests and of staff. */
            remarks: number;
            passkeys: number;
            /** @description What is being booked or paid just now; it cannot be merged before that is over. */
            usedBy: components["schemas"]["UsedBy"][];
        };
        CustomerMergePreview: {
            own: components["schemas"]["CustomerMergeSide"];
            other: components["schemas"]["CustomerMergeSide"];
        };
        CustomerMerge: {
            otherId: components["schemas"]["Id"];
            version: number;
            otherVersion: number;
            /** @description Fields that become those of the other; the rest stays. An e-mail address first waits until the link mailed to it is opened. */
            fromOther: components["schemas"]["CustomerMergeField"][];
            /** @description Of who is logged in. */
            password: string;
        };
        PasswordProof: {
            /** @description Of who is logged in. */
            password: string;
        };
        PasswordChange: {
            currentPassword: string;
            password: components["schemas"]["Password"];
        };
        PersonalDataExport: {
            file: components["schemas"]["PersonalData"];
            /** @description The same as an HTML document to read. */
            page: string;
        };
        PersonalData: {
            exportedAt: components["schemas"]["Instant"];
            createdAt: components["schemas"]["Instant"];
            customer: components["schemas"]["Customer"];
            /** @description Of staff about the customer. */
            note: string;
            formerEmails: components["schemas"]["FormerEmails"];
            reservations: components["schemas"]["CustomerReservation"][];
            orders: components["schemas"]["CustomerOrder"][];
            subscriptions: components["schemas"]["ExportedSubscription"][];
            giftCards: components["schemas"]["ExportedGiftCard"][];
            payments: components["schemas"]["Payment"][];
            remarks: components["schemas"]["ExportedRemark"][];
            cardWords: components["schemas"]["ExportedCardWords"][];
            logins: components["schemas"]["ExportedLogin"][];
            passkeys: components["schemas"]["Passkey"][];
        };
        ExportedSubscription: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["RichText"];
            usableFrom: components["schemas"]["LocalDate"] | null;
            usableTo: components["schemas"]["LocalDate"] | null;
            used: number;
            amount: number | null;
            movements: components["schemas"]["CreditMovement"][];
        };
        ExportedGiftCard: {
            id: components["schemas"]["Id"];
            orderId: components["schemas"]["Id"];
            /** @enum {string} */
            kind: "giftCard" | "voucher";
            name: components["schemas"]["RichText"];
            amount: components["schemas"]["Cents"];
            balance: components["schemas"]["Cents"];
            usableTo: components["schemas"]["LocalDate"] | null;
            blocked: boolean;
            recipient: string;
            movements: components["schemas"]["CreditMovement"][];
        };
        ExportedRemark: {
            number: components["schemas"]["ReservationNumber"] | null;
            day: components["schemas"]["LocalDate"];
            remark: string;
            /** @description What staff noted. */
            note: string;
        };
        ExportedCardWords: {
            number: components["schemas"]["ReservationNumber"] | null;
            sender: string;
            recipient: string;
            message: string;
            recipientEmail: components["schemas"]["Email"] | null;
        };
        ExportedLogin: {
            device: string | null;
            createdAt: components["schemas"]["Instant"];
            lastUsedAt: components["schemas"]["Instant"];
        };
        Passkey: {
            id: components["schemas"]["Id"];
            name: components["schemas"]["PasskeyName"];
            createdAt: components["schemas"]["Instant"];
            lastUsedAt: components["schemas"]["Instant"] | null;
        };
        /** @description By which people know it again. */
        PasskeyName: string;
        /** @description In base64url. */
        PasskeyBytes: string;
        /** @description In base64url. */
        CredentialId: string;
        PasskeyTransports: string[];
        ExistingCredential: {
            id: components["schemas"]["CredentialId"];
            transports: components["schemas"]["PasskeyTransports"];
        };
        /** @description For navigator.credentials.create, with user verification and a discoverable credential. */
        PasskeyCreation: {
            challenge: components["schemas"]["PasskeyBytes"];
            rpId: string;
            rpName: string;
            userId: components["schemas"]["PasskeyBytes"];
            userName: components["schemas"]["Email"];
            /** @description Those of the account. */
            existing: components["schemas"]["ExistingCredential"][];
        };
        /** @description For navigator.credentials.get, with user verification. */
        PasskeyRequest: {
            challenge: components["schemas"]["PasskeyBytes"];
            rpId: string;
            /** @description Empty for any. */
            existing: components["schemas"]["ExistingCredential"][];
        };
        NewPasskey: {
            name: components["schemas"]["PasskeyName"];
            id: components["schemas"]["CredentialId"];
            clientData: components["schemas"]["PasskeyBytes"];
            attestation: components["schemas"]["PasskeyBytes"];
            transports: components["schemas"]["PasskeyTransports"];
        };
        PasskeyAnswer: {
            id: components["schemas"]["CredentialId"];
            clientData: components["schemas"]["PasskeyBytes"];
            authenticatorData: components["schemas"]["PasskeyBytes"];
            signature: components["schemas"]["PasskeyBytes"];
        };
        AddedStaffPasskey: {
            passkey: components["schemas"]["Passkey"];
            /** @description Given with the first second factor of an account; null otherwise. */
            recoveryCodes: string[] | null;
        };
        StaffChallenge: {
            challenge: string;
        };
        StaffPasskeyAnswer: {
            challenge: string;
            answer: components["schemas"]["PasskeyAnswer"];
        };
        SubscriptionUse: {
            /** @description Visits that are spent from now on. */
            used: number;
            /** @description How many were spent when it was read; another number is refused with version_conflict. */
            usedBefore: number;
            reason: string;
        };
        Mail: {
            id: components["schemas"]["Id"];
            kind: string;
            to: components["schemas"]["Email"];
            language: components["schemas"]["Language"];
            reservationId: components["schemas"]["Id"] | null;
            /** @enum {string} */
            state: "waiting" | "sent" | "dead";
            attempts: number;
            lastError: string | null;
            createdAt: components["schemas"]["Instant"];
            sentAt: components["schemas"]["Instant"] | null;
        };
        Occupancy: {
            /** @description In the order of their names; those of each day stand in this order. */
            pools: {
                id: components["schemas"]["Id"];
                name: string;
            }[];
            /** @description Kinds of resources; those of each day stand in this order. */
            kinds: {
                id: components["schemas"]["Id"];
                name: string;
                /** @enum {string} */
                role: "therapist" | "room" | "device";
            }[];
            days: components["schemas"]["OccupancyDay"][];
            resources: components["schemas"]["ResourceHours"][];
        };
        OccupancyDay: {
            date: components["schemas"]["LocalDate"];
            /** @description Of `byHour`, on the venue's clock; 0 on a day that is closed. */
            firstHour: number;
            /** @description Bookings, those who did not come among them. */
            visits: number;
            guests: number;
            noShows: number;
            noShowGuests: number;
            /** @description Visits that guests booked. */
            fromSite: number;
            /** @description Visits that staff booked. */
            fromDesk: number;
            pools: components["schemas"]["HeldShare"][];
            kinds: components["schemas"]["HeldShare"][];
        };
        HeldShare: {
            /** @description Of places in a pool, or of resources at work; what is being booked and cleaning behind it included. */
            heldMinutes: number;
            /** @description What could be held. */
            openMinutes: number;
            /** @description Percent of what is open, from `firstHour` on. */
            byHour: number[];
            /** @description What could be held in each of these hours, in minutes. */
            openByHour: number[];
        };
        ResourceHours: {
            id: components["schemas"]["Id"];
            name: string;
            /** @enum {string} */
            role: "therapist" | "room" | "device";
            /** @description By the roster and the opening times. */
            workedMinutes: number;
            heldMinutes: number;
            /** @description Of the worked ones, those that staff blocked. */
            blockedMinutes: number;
            treatments: number;
        };
        Revenue: {
            days: components["schemas"]["RevenueDay"][];
            /** @description Of all the days; what brought in most first. */
            products: components["schemas"]["ProductRevenue"][];
            toDeliver: components["schemas"]["ToDeliver"];
        };
        RevenueDay: {
            date: components["schemas"]["LocalDate"];
            /** @description What visits of the day cost, and orders confirmed on it less those cancelled on it: the sum of `byVatRate`, `multiPurpose`, `byVouchers` and `discount`. */
            booked: components["schemas"]["Cents"];
            byVatRate: components["schemas"]["RateRevenue"][];
            /** @description Gift cards for anything */
            multiPurpose: components["schemas"]["Cents"];
            /** @description Taxed when the vouchers that pay it were sold. */
            byVouchers: components["schemas"]["Cents"];
            /** @description What promo codes take off. */
            discount: components["schemas"]["Cents"];
            /** @description Of `booked`, what is still to be paid now. */
            open: components["schemas"]["Cents"];
            paidOnline: components["schemas"]["MethodAmount"][];
            /** @description Less what the desk gave back. */
            paidAtVenue: components["schemas"]["MethodAmount"][];
            refunded: components["schemas"]["Cents"];
            chargedBack: components["schemas"]["Cents"];
            /** @description Refunds as a gift card. */
            toGiftCards: components["schemas"]["Cents"];
            /** @description What credits paid, less what they got back. */
            redeemed: {
                giftCard: components["schemas"]["Cents"];
                voucher: components["schemas"]["Cents"];
                promoCode: components["schemas"]["Cents"];
            };
            /** @description The sum of the ledger of the day. */
            ledger: components["schemas"]["Cents"];
        };
        RateRevenue: {
            rate: components["schemas"]["VatRate"];
            /** @description VAT included. */
            amount: components["schemas"]["Cents"];
            vat: components["schemas"]["Cents"];
        };
        MethodAmount: {
            method: string;
            amount: components["schemas"]["Cents"];
        };
        /** @description Money of many days in whole cents. */
        PeriodCents: number;
        ProductRevenue: {
            productId: components["schemas"]["Id"];
            name: string;
            type: number;
            vatRate: components["schemas"]["VatRate"];
            count: number;
            booked: components["schemas"]["PeriodCents"];
            /** @description What VAT is in: without discounts, vouchers and gift cards for anything. */
            taxed: components["schemas"]["PeriodCents"];
            vat: components["schemas"]["PeriodCents"];
        };
        /** @description What guests paid for and have not had at the end of the last day, or by now. */
        ToDeliver: {
            giftCards: components["schemas"]["OutstandingCredit"];
            vouchers: components["schemas"]["OutstandingCredit"];
            /** @description `units` are visits, worth their part of the price. */
            multiVisitCards: components["schemas"]["OutstandingCredit"];
            /** @description Paid for visits on later days. */
            prepaid: components["schemas"]["PeriodCents"];
        };
        OutstandingCredit: {
            count: number;
            units: number;
            amount: components["schemas"]["PeriodCents"];
        };
        HeldBy: {
            /** @enum {string} */
            kind: "visitor" | "staff" | "payment" | "system";
            name: string | null;
        };
        AddressQuestion: {
            zipCode: string;
            houseNumber: number;
        };
        FoundAddress: {
            street: string;
            city: string;
        };
        ReplacedProduct: {
            name: components["schemas"]["RichText"];
            xplanId: components["schemas"]["XplanId"];
            person: number;
        };
        AcceptedMoves: {
            moves: {
                itemId: components["schemas"]["Id"];
                /** @description To which the guest agrees; where it is another by now nothing is accepted, with version_conflict. */
                startTime: components["schemas"]["TimeOfDay"];
            }[];
        };
        FirstStep: {
            /** @enum {string} */
            name: "opening" | "therapists" | "products" | "flow" | "startPage";
            isDone: boolean;
            /** @description The first booking does without it. */
            isOptional: boolean;
        };
        FirstSteps: {
            /** @description In the order in which they are done; empty once visitors find a published flow on the start page. */
            steps: components["schemas"]["FirstStep"][];
        };
        FlowTest: {
            /** @description Of the flow's first page, without a language. Who has it can test. */
            path: string;
            until: components["schemas"]["Instant"];
        };
        BoardMovedItem: {
            itemId: components["schemas"]["Id"];
            reservationId: components["schemas"]["Id"];
            title: string;
            /** @description The number where no name is known. */
            guest: string;
            fromDate: components["schemas"]["LocalDate"];
            fromTime: components["schemas"]["TimeOfDay"];
            date: components["schemas"]["LocalDate"];
            startTime: components["schemas"]["TimeOfDay"];
            /** @description The guest agrees to it. */
            accepted: boolean;
        };
        GiftCardIssued: {
            giftCard: components["schemas"]["GiftCard"];
            /** @description Shown here once; the desk writes or prints it for the guest. */
            code: string;
        };
        GiftCardBatchBlock: {
            blocked: boolean;
            reason: string;
        };
        GiftCardBatchBlocked: {
            /** @description How many were blocked or freed now. */
            changed: number;
            /** @description How many were so already. */
            unchanged: number;
            /** @description How many have nothing left and were left alone. */
            spent: number;
            batch: components["schemas"]["GiftCardBatch"];
        };
    };
    responses: {
        /** @description The request is not well formed; each wrong field is in errors. */
        BadRequest: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Not logged in, or the login has ended. */
        Unauthorized: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Not allowed for this role. */
        Forbidden: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Not there; the code tells what became of it. */
        NotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The present state does not allow it; with Retry-After where waiting helps. */
        Conflict: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is too large. */
        PayloadTooLarge: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description This media type is not read here. */
        UnsupportedMediaType: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Well formed but not usable. */
        Unprocessable: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Above one of the venue's limits; wait, where Retry-After says how long. The schema Limits has them all. */
        TooManyRequests: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description A fault of the server. */
        InternalError: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The payment provider gives no usable answer. */
        BadGateway: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Not available for a moment. */
        ServiceUnavailable: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
        AppTag: string;
        /** @description The token that opens the reservation. Where it is needed its absence is answered by session_missing. */
        ReservationSession: string;
        /** @description One key per action of the visitor; the same key with the same body gives the same answer for 24 hours. */
        IdempotencyKey: string;
        /** @description How long before the request staff said it, as long as the server was away; the same key may come with another number. */
        SecondsAgo: number;
        /** @description nl, en, de or fr; anything else gives Dutch. */
        AcceptLanguage: string;
        /** @description Words to search for. */
        Q: string;
        /** @description field:value pairs separated by commas. */
        Filter: string;
        /** @description A field; a leading minus sorts downwards. */
        Sort: string;
        /** @description Where the page begins; `next` or `previous` of another one. Missing, it is the first. */
        Cursor: components["schemas"]["Cursor"];
        PageSize: number;
    };
    requestBodies: never;
    headers: {
        /** @description Names this request in the log of the server. */
        RequestId: string;
        /** @description Whole seconds to wait; for places of a booking until its day is over. */
        RetryAfter: number;
    };
    pathItems: never;
}
export type ProblemCode = components['schemas']['ProblemCode'];
export type ProblemError = components['schemas']['ProblemError'];
export type Problem = components['schemas']['Problem'];
export type Id = components['schemas']['Id'];
export type XplanId = components['schemas']['XplanId'];
export type Slug = components['schemas']['Slug'];
export type Cents = components['schemas']['Cents'];
export type LocalDate = components['schemas']['LocalDate'];
export type TimeOfDay = components['schemas']['TimeOfDay'];
export type Instant = components['schemas']['Instant'];
export type RichText = components['schemas']['RichText'];
export type RichNode = components['schemas']['RichNode'];
export type Url = components['schemas']['Url'];
export type Email = components['schemas']['Email'];
export type Phone = components['schemas']['Phone'];
export type Password = components['schemas']['Password'];
export type Language = components['schemas']['Language'];
export type Translated = components['schemas']['Translated'];
export type Untranslated = components['schemas']['Untranslated'];
export type ImageSize = components['schemas']['ImageSize'];
export type Image = components['schemas']['Image'];
export type ListSearch = components['schemas']['ListSearch'];
export type DaysSearch = components['schemas']['DaysSearch'];
export type Cursor = components['schemas']['Cursor'];
export type ListMeta = components['schemas']['ListMeta'];
export type DateReason = components['schemas']['DateReason'];
export type ReservationChange = components['schemas']['ReservationChange'];
export type UsedBy = components['schemas']['UsedBy'];
export type GiftCardLimits = components['schemas']['GiftCardLimits'];
export type Swimware = components['schemas']['Swimware'];
export type BookingCap = components['schemas']['BookingCap'];
export type CustomerInfo = components['schemas']['CustomerInfo'];
export type Theme = components['schemas']['Theme'];
export type Venue = components['schemas']['Venue'];
export type Retention = components['schemas']['Retention'];
export type SelfService = components['schemas']['SelfService'];
export type Holds = components['schemas']['Holds'];
export type Config = components['schemas']['Config'];
export type Settings = components['schemas']['Settings'];
export type FlowType = components['schemas']['FlowType'];
export type CheckoutType = components['schemas']['CheckoutType'];
export type SubFlow = components['schemas']['SubFlow'];
export type CheckinGroup = components['schemas']['CheckinGroup'];
export type FlowSummary = components['schemas']['FlowSummary'];
export type Flow = components['schemas']['Flow'];
export type StartSection = components['schemas']['StartSection'];
export type StepEntry = components['schemas']['StepEntry'];
export type ObjectType = components['schemas']['ObjectType'];
export type ProductType = components['schemas']['ProductType'];
export type ProductOption = components['schemas']['ProductOption'];
export type CollectionPart = components['schemas']['CollectionPart'];
export type Product = components['schemas']['Product'];
export type ScheduleDay = components['schemas']['ScheduleDay'];
export type Schedule = components['schemas']['Schedule'];
export type PriceVaries = components['schemas']['PriceVaries'];
export type ScheduleMeta = components['schemas']['ScheduleMeta'];
export type DayTimes = components['schemas']['DayTimes'];
export type Gender = components['schemas']['Gender'];
export type Address = components['schemas']['Address'];
export type Customer = components['schemas']['Customer'];
export type CustomerForm = components['schemas']['CustomerForm'];
export type CustomerRegistration = components['schemas']['CustomerRegistration'];
export type LoginForm = components['schemas']['LoginForm'];
export type AccessToken = components['schemas']['AccessToken'];
export type EmailForm = components['schemas']['EmailForm'];
export type ConfirmationForm = components['schemas']['ConfirmationForm'];
export type PasswordForm = components['schemas']['PasswordForm'];
export type ResetToken = components['schemas']['ResetToken'];
export type CustomerSubscription = components['schemas']['CustomerSubscription'];
export type CustomerOrder = components['schemas']['CustomerOrder'];
export type CustomerOrderLine = components['schemas']['CustomerOrderLine'];
export type CustomerGiftCard = components['schemas']['CustomerGiftCard'];
export type CreditMovement = components['schemas']['CreditMovement'];
export type CustomerReservation = components['schemas']['CustomerReservation'];
export type ReservationState = components['schemas']['ReservationState'];
export type ReservationNumber = components['schemas']['ReservationNumber'];
export type PersonProductPart = components['schemas']['PersonProductPart'];
export type PersonProduct = components['schemas']['PersonProduct'];
export type ReservationPerson = components['schemas']['ReservationPerson'];
export type ReservationSession = components['schemas']['ReservationSession'];
export type Reservation = components['schemas']['Reservation'];
export type ReservationDraft = components['schemas']['ReservationDraft'];
export type NotBookedReason = components['schemas']['NotBookedReason'];
export type Alternative = components['schemas']['Alternative'];
export type NotBooked = components['schemas']['NotBooked'];
export type AddResult = components['schemas']['AddResult'];
export type ProductAdd = components['schemas']['ProductAdd'];
export type CollectionAdd = components['schemas']['CollectionAdd'];
export type CheckinAdd = components['schemas']['CheckinAdd'];
export type GiftCardAdd = components['schemas']['GiftCardAdd'];
export type CardMessage = components['schemas']['CardMessage'];
export type ReservationComment = components['schemas']['ReservationComment'];
export type PrepareForm = components['schemas']['PrepareForm'];
export type RequestedItem = components['schemas']['RequestedItem'];
export type ProposalRequest = components['schemas']['ProposalRequest'];
export type ProposalItem = components['schemas']['ProposalItem'];
export type Proposal = components['schemas']['Proposal'];
export type SelfServiceRef = components['schemas']['SelfServiceRef'];
export type ChangesClosed = components['schemas']['ChangesClosed'];
export type MovedItem = components['schemas']['MovedItem'];
export type OwnBooking = components['schemas']['OwnBooking'];
export type OwnChange = components['schemas']['OwnChange'];
export type ChangeLine = components['schemas']['ChangeLine'];
export type MoneyBack = components['schemas']['MoneyBack'];
export type ChangeQuote = components['schemas']['ChangeQuote'];
export type ChangeOrder = components['schemas']['ChangeOrder'];
export type ChangeResult = components['schemas']['ChangeResult'];
export type OfferedTimes = components['schemas']['OfferedTimes'];
export type ItemOption = components['schemas']['ItemOption'];
export type OwnStarts = components['schemas']['OwnStarts'];
export type PaymentMethod = components['schemas']['PaymentMethod'];
export type PaymentForm = components['schemas']['PaymentForm'];
export type PaymentStart = components['schemas']['PaymentStart'];
export type OnLocationResult = components['schemas']['OnLocationResult'];
export type CheckoutStatus = components['schemas']['CheckoutStatus'];
export type CheckoutResult = components['schemas']['CheckoutResult'];
export type CodeForm = components['schemas']['CodeForm'];
export type Redemption = components['schemas']['Redemption'];
export type RedemptionResult = components['schemas']['RedemptionResult'];
export type CardFields = components['schemas']['CardFields'];
export type GiftCardBalance = components['schemas']['GiftCardBalance'];
export type OrderDocument = components['schemas']['OrderDocument'];
export type PaymentLinkForm = components['schemas']['PaymentLinkForm'];
export type PaymentLinkCreated = components['schemas']['PaymentLinkCreated'];
export type PaymentLink = components['schemas']['PaymentLink'];
export type LinkPayment = components['schemas']['LinkPayment'];
export type PaymentNotice = components['schemas']['PaymentNotice'];
export type Live = components['schemas']['Live'];
export type Ready = components['schemas']['Ready'];
export type Limits = components['schemas']['Limits'];
export type GeneralSettings = components['schemas']['GeneralSettings'];
export type ProductSettings = components['schemas']['ProductSettings'];
export type GroupDeposit = components['schemas']['GroupDeposit'];
export type PaymentSettings = components['schemas']['PaymentSettings'];
export type PaymentProviderCheck = components['schemas']['PaymentProviderCheck'];
export type MailTexts = components['schemas']['MailTexts'];
export type MailSettings = components['schemas']['MailSettings'];
export type MailDraft = components['schemas']['MailDraft'];
export type MailKind = components['schemas']['MailKind'];
export type MailWords = components['schemas']['MailWords'];
export type MailPreview = components['schemas']['MailPreview'];
export type LegalSettings = components['schemas']['LegalSettings'];
export type LegalTexts = components['schemas']['LegalTexts'];
export type VenueSettings = components['schemas']['VenueSettings'];
export type FlowStep = components['schemas']['FlowStep'];
export type CheckinGroupForm = components['schemas']['CheckinGroupForm'];
export type FlowForm = components['schemas']['FlowForm'];
export type FlowUpdate = components['schemas']['FlowUpdate'];
export type FlowState = components['schemas']['FlowState'];
export type FlowLack = components['schemas']['FlowLack'];
export type FlowVersion = components['schemas']['FlowVersion'];
export type ListedFlow = components['schemas']['ListedFlow'];
export type FlowParts = components['schemas']['FlowParts'];
export type FlowDefinition = components['schemas']['FlowDefinition'];
export type StartPage = components['schemas']['StartPage'];
export type PaymentMoment = components['schemas']['PaymentMoment'];
export type VatRate = components['schemas']['VatRate'];
export type PriceRule = components['schemas']['PriceRule'];
export type ResourceNeed = components['schemas']['ResourceNeed'];
export type PoolNeed = components['schemas']['PoolNeed'];
export type StayRule = components['schemas']['StayRule'];
export type ProductPlanning = components['schemas']['ProductPlanning'];
export type VoucherWorth = components['schemas']['VoucherWorth'];
export type Version = components['schemas']['Version'];
export type ProductForm = components['schemas']['ProductForm'];
export type ProductUpdate = components['schemas']['ProductUpdate'];
export type ProductDefinition = components['schemas']['ProductDefinition'];
export type ProductRow = components['schemas']['ProductRow'];
export type VisibilityForm = components['schemas']['VisibilityForm'];
export type OrderForm = components['schemas']['OrderForm'];
export type ImportForm = components['schemas']['ImportForm'];
export type ImportLine = components['schemas']['ImportLine'];
export type ImportResult = components['schemas']['ImportResult'];
export type Catalogue = components['schemas']['Catalogue'];
export type CatalogueCategory = components['schemas']['CatalogueCategory'];
export type CatalogueProduct = components['schemas']['CatalogueProduct'];
export type CatalogueCollection = components['schemas']['CatalogueCollection'];
export type CatalogueGroup = components['schemas']['CatalogueGroup'];
export type CatalogueForm = components['schemas']['CatalogueForm'];
export type OrderMeta = components['schemas']['OrderMeta'];
export type CategoryForm = components['schemas']['CategoryForm'];
export type CategorySummary = components['schemas']['CategorySummary'];
export type CategoryUpdate = components['schemas']['CategoryUpdate'];
export type Category = components['schemas']['Category'];
export type CollectionPartForm = components['schemas']['CollectionPartForm'];
export type CollectionForm = components['schemas']['CollectionForm'];
export type CollectionUpdate = components['schemas']['CollectionUpdate'];
export type Collection = components['schemas']['Collection'];
export type ProductGroupOption = components['schemas']['ProductGroupOption'];
export type ProductGroupForm = components['schemas']['ProductGroupForm'];
export type ProductGroupUpdate = components['schemas']['ProductGroupUpdate'];
export type ProductGroup = components['schemas']['ProductGroup'];
export type TimeBlock = components['schemas']['TimeBlock'];
export type OpeningWeek = components['schemas']['OpeningWeek'];
export type Repetition = components['schemas']['Repetition'];
export type OpeningExceptionForm = components['schemas']['OpeningExceptionForm'];
export type OpeningExceptionUpdate = components['schemas']['OpeningExceptionUpdate'];
export type OpeningException = components['schemas']['OpeningException'];
export type DateTest = components['schemas']['DateTest'];
export type TestedStay = components['schemas']['TestedStay'];
export type TestedProduct = components['schemas']['TestedProduct'];
export type MessageForm = components['schemas']['MessageForm'];
export type MessageUpdate = components['schemas']['MessageUpdate'];
export type Message = components['schemas']['Message'];
export type FocalPoint = components['schemas']['FocalPoint'];
export type ImageForm = components['schemas']['ImageForm'];
export type ImageUpload = components['schemas']['ImageUpload'];
export type UploadedImage = components['schemas']['UploadedImage'];
export type StandardRole = components['schemas']['StandardRole'];
export type StaffPassword = components['schemas']['StaffPassword'];
export type StaffPasswordForm = components['schemas']['StaffPasswordForm'];
export type StaffState = components['schemas']['StaffState'];
export type CurrentStaffUser = components['schemas']['CurrentStaffUser'];
export type Permission = components['schemas']['Permission'];
export type Permissions = components['schemas']['Permissions'];
export type RoleName = components['schemas']['RoleName'];
export type Role = components['schemas']['Role'];
export type RoleForm = components['schemas']['RoleForm'];
export type RoleUpdate = components['schemas']['RoleUpdate'];
export type AccountSession = components['schemas']['AccountSession'];
export type StaffLogin = components['schemas']['StaffLogin'];
export type SecondFactorAnswer = components['schemas']['SecondFactorAnswer'];
export type SecondFactorCode = components['schemas']['SecondFactorCode'];
export type CurrentPasswordForm = components['schemas']['CurrentPasswordForm'];
export type SecondFactorSecret = components['schemas']['SecondFactorSecret'];
export type RecoveryCodes = components['schemas']['RecoveryCodes'];
export type SetupInfo = components['schemas']['SetupInfo'];
export type SetupForm = components['schemas']['SetupForm'];
export type SetupVenue = components['schemas']['SetupVenue'];
export type StaffUser = components['schemas']['StaffUser'];
export type StaffUserForm = components['schemas']['StaffUserForm'];
export type StaffRoleForm = components['schemas']['StaffRoleForm'];
export type InviteForm = components['schemas']['InviteForm'];
export type Invite = components['schemas']['Invite'];
export type InviteInfo = components['schemas']['InviteInfo'];
export type InviteAcceptance = components['schemas']['InviteAcceptance'];
export type ResourceKindForm = components['schemas']['ResourceKindForm'];
export type ResourceKindUpdate = components['schemas']['ResourceKindUpdate'];
export type ResourceKind = components['schemas']['ResourceKind'];
export type SkillForm = components['schemas']['SkillForm'];
export type SkillUpdate = components['schemas']['SkillUpdate'];
export type Skill = components['schemas']['Skill'];
export type ResourceForm = components['schemas']['ResourceForm'];
export type ResourceUpdate = components['schemas']['ResourceUpdate'];
export type Resource = components['schemas']['Resource'];
export type RosterDay = components['schemas']['RosterDay'];
export type RosterWeek = components['schemas']['RosterWeek'];
export type Roster = components['schemas']['Roster'];
export type RosterExceptionForm = components['schemas']['RosterExceptionForm'];
export type RosterExceptionUpdate = components['schemas']['RosterExceptionUpdate'];
export type RosterException = components['schemas']['RosterException'];
export type ResourceOrder = components['schemas']['ResourceOrder'];
export type PoolHours = components['schemas']['PoolHours'];
export type PoolForm = components['schemas']['PoolForm'];
export type PoolUpdate = components['schemas']['PoolUpdate'];
export type Pool = components['schemas']['Pool'];
export type PoolExceptionForm = components['schemas']['PoolExceptionForm'];
export type PoolExceptionUpdate = components['schemas']['PoolExceptionUpdate'];
export type PoolException = components['schemas']['PoolException'];
export type PlanningChange = components['schemas']['PlanningChange'];
export type InvalidatedItem = components['schemas']['InvalidatedItem'];
export type PlanningPreview = components['schemas']['PlanningPreview'];
export type BoardResource = components['schemas']['BoardResource'];
export type BoardPlaces = components['schemas']['BoardPlaces'];
export type BoardStays = components['schemas']['BoardStays'];
export type BoardLane = components['schemas']['BoardLane'];
export type BoardBlock = components['schemas']['BoardBlock'];
export type BoardArrival = components['schemas']['BoardArrival'];
export type DayBoard = components['schemas']['DayBoard'];
export type BoardSequence = components['schemas']['BoardSequence'];
export type MoveForm = components['schemas']['MoveForm'];
export type SwapForm = components['schemas']['SwapForm'];
export type SwapResult = components['schemas']['SwapResult'];
export type SwappedItem = components['schemas']['SwappedItem'];
export type BlockedTimeForm = components['schemas']['BlockedTimeForm'];
export type BlockedTimeUpdate = components['schemas']['BlockedTimeUpdate'];
export type BlockedTime = components['schemas']['BlockedTime'];
export type BlockedTimeConflict = components['schemas']['BlockedTimeConflict'];
export type BlockedTimeResult = components['schemas']['BlockedTimeResult'];
export type MoveResult = components['schemas']['MoveResult'];
export type Repair = components['schemas']['Repair'];
export type Disruption = components['schemas']['Disruption'];
export type PoolDisruption = components['schemas']['PoolDisruption'];
export type DisruptedItem = components['schemas']['DisruptedItem'];
export type RepairMove = components['schemas']['RepairMove'];
export type OtherDay = components['schemas']['OtherDay'];
export type OtherDayMove = components['schemas']['OtherDayMove'];
export type OtherDayProposal = components['schemas']['OtherDayProposal'];
export type RepairProposals = components['schemas']['RepairProposals'];
export type RepairOrder = components['schemas']['RepairOrder'];
export type RepairResult = components['schemas']['RepairResult'];
export type ReservationRow = components['schemas']['ReservationRow'];
export type ReservationEventKind = components['schemas']['ReservationEventKind'];
export type ReservationEvent = components['schemas']['ReservationEvent'];
export type StaffAction = components['schemas']['StaffAction'];
export type StaffReservation = components['schemas']['StaffReservation'];
export type StaffReservationForm = components['schemas']['StaffReservationForm'];
export type StaffItemForm = components['schemas']['StaffItemForm'];
export type DeskOffers = components['schemas']['DeskOffers'];
export type DeskFlow = components['schemas']['DeskFlow'];
export type DeskStay = components['schemas']['DeskStay'];
export type DeskProduct = components['schemas']['DeskProduct'];
export type StaffQuote = components['schemas']['StaffQuote'];
export type StaffQuoteLine = components['schemas']['StaffQuoteLine'];
export type StaffItemsForm = components['schemas']['StaffItemsForm'];
export type GuestState = components['schemas']['GuestState'];
export type GuestArrival = components['schemas']['GuestArrival'];
export type GuestMark = components['schemas']['GuestMark'];
export type GuestMarks = components['schemas']['GuestMarks'];
export type GuestMarksResult = components['schemas']['GuestMarksResult'];
export type ExpectedTimeForm = components['schemas']['ExpectedTimeForm'];
export type WristbandHolder = components['schemas']['WristbandHolder'];
export type StaffChangeOptions = components['schemas']['StaffChangeOptions'];
export type StaffChangeItem = components['schemas']['StaffChangeItem'];
export type StaffItemChange = components['schemas']['StaffItemChange'];
export type StaffChange = components['schemas']['StaffChange'];
export type StaffChangeOrder = components['schemas']['StaffChangeOrder'];
export type StaffChangeQuote = components['schemas']['StaffChangeQuote'];
export type StaffReservationChange = components['schemas']['StaffReservationChange'];
export type ViewChoices = components['schemas']['ViewChoices'];
export type SavedView = components['schemas']['SavedView'];
export type SavedViews = components['schemas']['SavedViews'];
export type GuestsSearch = components['schemas']['GuestsSearch'];
export type BulkMailTexts = components['schemas']['BulkMailTexts'];
export type BulkMailSubjects = components['schemas']['BulkMailSubjects'];
export type BulkMailWords = components['schemas']['BulkMailWords'];
export type BulkMailForm = components['schemas']['BulkMailForm'];
export type BulkMailDraft = components['schemas']['BulkMailDraft'];
export type BulkMailQuestion = components['schemas']['BulkMailQuestion'];
export type BulkMailCount = components['schemas']['BulkMailCount'];
export type BulkMailResult = components['schemas']['BulkMailResult'];
export type CancelForm = components['schemas']['CancelForm'];
export type PaymentState = components['schemas']['PaymentState'];
export type Payment = components['schemas']['Payment'];
export type RefundForm = components['schemas']['RefundForm'];
export type Refund = components['schemas']['Refund'];
export type DeskSaleKind = components['schemas']['DeskSaleKind'];
export type DeskSaleOffers = components['schemas']['DeskSaleOffers'];
export type DeskSaleForm = components['schemas']['DeskSaleForm'];
export type DeskSale = components['schemas']['DeskSale'];
export type DeskPaymentForm = components['schemas']['DeskPaymentForm'];
export type DeskRefundForm = components['schemas']['DeskRefundForm'];
export type DeskCodeForm = components['schemas']['DeskCodeForm'];
export type DeskReturnForm = components['schemas']['DeskReturnForm'];
export type DeskCredit = components['schemas']['DeskCredit'];
export type LedgerEntry = components['schemas']['LedgerEntry'];
export type AuditActor = components['schemas']['AuditActor'];
export type AuditValues = components['schemas']['AuditValues'];
export type AuditAction = components['schemas']['AuditAction'];
export type AuditSource = components['schemas']['AuditSource'];
export type AuditName = components['schemas']['AuditName'];
export type AuditEntry = components['schemas']['AuditEntry'];
export type AuditFinding = components['schemas']['AuditFinding'];
export type AuditOfChanges = components['schemas']['AuditOfChanges'];
export type Audit = components['schemas']['Audit'];
export type DeskMeans = components['schemas']['DeskMeans'];
export type DeskTakings = components['schemas']['DeskTakings'];
export type CountedCoins = components['schemas']['CountedCoins'];
export type OpenDay = components['schemas']['OpenDay'];
export type DayCloseForm = components['schemas']['DayCloseForm'];
export type DayClose = components['schemas']['DayClose'];
export type PaymentException = components['schemas']['PaymentException'];
export type PaymentExceptionForm = components['schemas']['PaymentExceptionForm'];
export type ReceiptMailing = components['schemas']['ReceiptMailing'];
export type GiftCard = components['schemas']['GiftCard'];
export type GiftCardMovement = components['schemas']['GiftCardMovement'];
export type GiftCardDetails = components['schemas']['GiftCardDetails'];
export type GiftCardIssue = components['schemas']['GiftCardIssue'];
export type GiftCardBlock = components['schemas']['GiftCardBlock'];
export type Subscription = components['schemas']['Subscription'];
export type SubscriptionMovement = components['schemas']['SubscriptionMovement'];
export type SubscriptionDetails = components['schemas']['SubscriptionDetails'];
export type SubscriptionBlock = components['schemas']['SubscriptionBlock'];
export type GiftCardCorrection = components['schemas']['GiftCardCorrection'];
export type GiftCardBatch = components['schemas']['GiftCardBatch'];
export type GiftCardBatchIssue = components['schemas']['GiftCardBatchIssue'];
export type GiftCardBatchPrint = components['schemas']['GiftCardBatchPrint'];
export type GiftCardMailing = components['schemas']['GiftCardMailing'];
export type CreditVersion = components['schemas']['CreditVersion'];
export type PromoCodeForm = components['schemas']['PromoCodeForm'];
export type PromoCodeUpdate = components['schemas']['PromoCodeUpdate'];
export type PromoCode = components['schemas']['PromoCode'];
export type CustomerNote = components['schemas']['CustomerNote'];
export type CustomerDetails = components['schemas']['CustomerDetails'];
export type CustomerSummary = components['schemas']['CustomerSummary'];
export type FormerEmails = components['schemas']['FormerEmails'];
export type LikelyDouble = components['schemas']['LikelyDouble'];
export type DoubleReason = components['schemas']['DoubleReason'];
export type CustomerMergeField = components['schemas']['CustomerMergeField'];
export type CustomerMergeSide = components['schemas']['CustomerMergeSide'];
export type CustomerMergePreview = components['schemas']['CustomerMergePreview'];
export type CustomerMerge = components['schemas']['CustomerMerge'];
export type PasswordProof = components['schemas']['PasswordProof'];
export type PasswordChange = components['schemas']['PasswordChange'];
export type PersonalDataExport = components['schemas']['PersonalDataExport'];
export type PersonalData = components['schemas']['PersonalData'];
export type ExportedSubscription = components['schemas']['ExportedSubscription'];
export type ExportedGiftCard = components['schemas']['ExportedGiftCard'];
export type ExportedRemark = components['schemas']['ExportedRemark'];
export type ExportedCardWords = components['schemas']['ExportedCardWords'];
export type ExportedLogin = components['schemas']['ExportedLogin'];
export type Passkey = components['schemas']['Passkey'];
export type PasskeyName = components['schemas']['PasskeyName'];
export type PasskeyBytes = components['schemas']['PasskeyBytes'];
export type CredentialId = components['schemas']['CredentialId'];
export type PasskeyTransports = components['schemas']['PasskeyTransports'];
export type ExistingCredential = components['schemas']['ExistingCredential'];
export type PasskeyCreation = components['schemas']['PasskeyCreation'];
export type PasskeyRequest = components['schemas']['PasskeyRequest'];
export type NewPasskey = components['schemas']['NewPasskey'];
export type PasskeyAnswer = components['schemas']['PasskeyAnswer'];
export type AddedStaffPasskey = components['schemas']['AddedStaffPasskey'];
export type StaffChallenge = components['schemas']['StaffChallenge'];
export type StaffPasskeyAnswer = components['schemas']['StaffPasskeyAnswer'];
export type SubscriptionUse = components['schemas']['SubscriptionUse'];
export type Mail = components['schemas']['Mail'];
export type Occupancy = components['schemas']['Occupancy'];
export type OccupancyDay = components['schemas']['OccupancyDay'];
export type HeldShare = components['schemas']['HeldShare'];
export type ResourceHours = components['schemas']['ResourceHours'];
export type Revenue = components['schemas']['Revenue'];
export type RevenueDay = components['schemas']['RevenueDay'];
export type RateRevenue = components['schemas']['RateRevenue'];
export type MethodAmount = components['schemas']['MethodAmount'];
export type PeriodCents = components['schemas']['PeriodCents'];
export type ProductRevenue = components['schemas']['ProductRevenue'];
export type ToDeliver = components['schemas']['ToDeliver'];
export type OutstandingCredit = components['schemas']['OutstandingCredit'];
export type HeldBy = components['schemas']['HeldBy'];
export type AddressQuestion = components['schemas']['AddressQuestion'];
export type FoundAddress = components['schemas']['FoundAddress'];
export type ReplacedProduct = components['schemas']['ReplacedProduct'];
export type AcceptedMoves = components['schemas']['AcceptedMoves'];
export type FirstStep = components['schemas']['FirstStep'];
export type FirstSteps = components['schemas']['FirstSteps'];
export type FlowTest = components['schemas']['FlowTest'];
export type BoardMovedItem = components['schemas']['BoardMovedItem'];
export type GiftCardIssued = components['schemas']['GiftCardIssued'];
export type GiftCardBatchBlock = components['schemas']['GiftCardBatchBlock'];
export type GiftCardBatchBlocked = components['schemas']['GiftCardBatchBlocked'];
export type ResponseBadRequest = components['responses']['BadRequest'];
export type ResponseUnauthorized = components['responses']['Unauthorized'];
export type ResponseForbidden = components['responses']['Forbidden'];
export type ResponseNotFound = components['responses']['NotFound'];
export type ResponseConflict = components['responses']['Conflict'];
export type ResponsePayloadTooLarge = components['responses']['PayloadTooLarge'];
export type ResponseUnsupportedMediaType = components['responses']['UnsupportedMediaType'];
export type ResponseUnprocessable = components['responses']['Unprocessable'];
export type ResponseTooManyRequests = components['responses']['TooManyRequests'];
export type ResponseInternalError = components['responses']['InternalError'];
export type ResponseBadGateway = components['responses']['BadGateway'];
export type ResponseServiceUnavailable = components['responses']['ServiceUnavailable'];
export type ParameterAppTag = components['parameters']['AppTag'];
export type ParameterReservationSession = components['parameters']['ReservationSession'];
export type ParameterIdempotencyKey = components['parameters']['IdempotencyKey'];
export type ParameterSecondsAgo = components['parameters']['SecondsAgo'];
export type ParameterAcceptLanguage = components['parameters']['AcceptLanguage'];
export type ParameterQ = components['parameters']['Q'];
export type ParameterFilter = components['parameters']['Filter'];
export type ParameterSort = components['parameters']['Sort'];
export type ParameterCursor = components['parameters']['Cursor'];
export type ParameterPageSize = components['parameters']['PageSize'];
export type HeaderRequestId = components['headers']['RequestId'];
export type HeaderRetryAfter = components['headers']['RetryAfter'];
export type $defs = Record<string, never>;
export interface operations {
    getConfig: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
                /** @description nl, en, de or fr; anything else gives Dutch. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Config"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getSettings: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
                /** @description nl, en, de or fr; anything else gives Dutch. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Settings"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getStart: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
                /** @description nl, en, de or fr; anything else gives Dutch. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["StartSection"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateStart: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StartPage"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["StartPage"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listFlows: {
        parameters: {
            query?: {
                /** @description Words to search for. */
                q?: components["parameters"]["Q"];
                /** @description field:value pairs separated by commas. */
                filter?: components["parameters"]["Filter"];
                /** @description A field; a leading minus sorts downwards. */
                sort?: components["parameters"]["Sort"];
                /** @description Where the page begins; `next` or `previous` of another one. Missing, it is the first. */
                cursor?: components["parameters"]["Cursor"];
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ListedFlow"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createFlow: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FlowForm"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["FlowDefinition"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getFlow: {
        parameters: {
            query?: {
                type?: "id" | "slug";
            };
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
                /** @description nl, en, de or fr; anything else gives Dutch. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Flow"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateFlow: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FlowUpdate"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["FlowDefinition"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteFlow: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getFlowSchedule: {
        parameters: {
            query?: {
                persons?: number;
            };
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
                /** @description nl, en, de or fr; anything else gives Dutch. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The token that opens the reservation. Where it is needed its absence is answered by session_missing. */
                "X-Reservation-Session"?: components["parameters"]["ReservationSession"];
            };
            path: {
                id: components["schemas"]["Id"];
                from: components["schemas"]["LocalDate"];
                to: components["schemas"]["LocalDate"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Schedule"];
                        meta: components["schemas"]["ScheduleMeta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getFlowStep: {
        parameters: {
            query?: {
                date?: components["schemas"]["LocalDate"];
                persons?: number;
            };
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
                /** @description nl, en, de or fr; anything else gives Dutch. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The token that opens the reservation. Where it is needed its absence is answered by session_missing. */
                "X-Reservation-Session"?: components["parameters"]["ReservationSession"];
            };
            path: {
                id: components["schemas"]["Id"];
                step: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["StepEntry"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getSchedule: {
        parameters: {
            query?: {
                persons?: number;
                activity?: components["schemas"]["XplanId"];
            };
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
                /** @description nl, en, de or fr; anything else gives Dutch. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The token that opens the reservation. Where it is needed its absence is answered by session_missing. */
                "X-Reservation-Session"?: components["parameters"]["ReservationSession"];
            };
            path: {
                id: components["schemas"]["Id"];
                from: components["schemas"]["LocalDate"];
                to: components["schemas"]["LocalDate"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Schedule"];
                        meta: components["schemas"]["ScheduleMeta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getTimes: {
        parameters: {
            query?: {
                persons?: number;
                include?: "messages";
                /** @description Slug of the flow; with it the visitor's own reservation counts, and its stay. */
                flow?: components["schemas"]["Slug"];
                /** @description Numbers of the guests for whom a start is wanted, with commas. Absent, any guests. */
                guests?: string;
                /** @description For a stay, the planner's id of the entry that pays for it; then its prices are told. */
                entry?: components["schemas"]["XplanId"];
                /** @description For an arrangement, the planner's ids of what was chosen in it, with commas. */
                parts?: string;
            };
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
                /** @description nl, en, de or fr; anything else gives Dutch. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The token that opens the reservation. Where it is needed its absence is answered by session_missing. */
                "X-Reservation-Session"?: components["parameters"]["ReservationSession"];
            };
            path: {
                id: components["schemas"]["Id"];
                date: components["schemas"]["LocalDate"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DayTimes"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    registerCustomer: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
                /** @description nl, en, de or fr; anything else gives Dutch. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The token that opens the reservation. Where it is needed its absence is answered by session_missing. */
                "X-Reservation-Session"?: components["parameters"]["ReservationSession"];
                /** @description One key per action of the visitor; the same key with the same body gives the same answer for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CustomerRegistration"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AccessToken"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    findAddress: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddressQuestion"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["FoundAddress"] | null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    loginCustomer: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
                /** @description nl, en, de or fr; anything else gives Dutch. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginForm"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AccessToken"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    logoutCustomer: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
                /** @description nl, en, de or fr; anything else gives Dutch. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The token that opens the reservation. Where it is needed its absence is answered by session_missing. */
                "X-Reservation-Session"?: components["parameters"]["ReservationSession"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getCustomer: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
                /** @description nl, en, de or fr; anything else gives Dutch. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Customer"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateCustomer: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
                /** @description nl, en, de or fr; anything else gives Dutch. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CustomerForm"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Customer"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    confirmCustomerEmail: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
                /** @description nl, en, de or fr; anything else gives Dutch. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfirmationForm"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ResetToken"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    resendCustomerConfirmation: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
                /** @description nl, en, de or fr; anything else gives Dutch. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; nothing is mailed when there is nothing to confirm. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    requestCustomerPasswordReset: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
                /** @description nl, en, de or fr; anything else gives Dutch. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailForm"];
            };
        };
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    checkCustomerResetToken: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
                /** @description nl, en, de or fr; anything else gives Dutch. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ResetToken"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    resetCustomerPassword: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
                /** @description nl, en, de or fr; anything else gives Dutch. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordForm"];
            };
        };
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listCustomerSubscriptions: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
                /** @description nl, en, de or fr; anything else gives Dutch. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CustomerSubscription"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listCustomerReservations: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
                /** @description nl, en, de or fr; anything else gives Dutch. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CustomerReservation"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listPastReservations: {
        parameters: {
            query?: {
                /** @description Only older ones than this; the last of a page gives the next page. */
                before?: components["schemas"]["Id"];
                limit?: number;
            };
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
                /** @description nl, en, de or fr; anything else gives Dutch. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CustomerReservation"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listCustomerSessions: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AccountSession"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    endCustomerSession: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordProof"];
            };
        };
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    endOtherCustomerSessions: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordProof"];
            };
        };
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    changeCustomerPassword: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
                /** @description nl, en, de or fr; anything else gives Dutch. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordChange"];
            };
        };
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    exportOwnData: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
                /** @description nl, en, de or fr; anything else gives Dutch. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordProof"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PersonalDataExport"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    eraseOwnAccount: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
                /** @description nl, en, de or fr; anything else gives Dutch. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordProof"];
            };
        };
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listCustomerPasskeys: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Passkey"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    addCustomerPasskey: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPasskey"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Passkey"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    startCustomerPasskey: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CurrentPasswordForm"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PasskeyCreation"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    removeCustomerPasskey: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CurrentPasswordForm"];
            };
        };
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    startPasskeyLogin: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PasskeyRequest"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    loginWithPasskey: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasskeyAnswer"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AccessToken"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listStaffPasskeys: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Passkey"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    addStaffPasskey: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPasskey"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AddedStaffPasskey"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    startStaffPasskey: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CurrentPasswordForm"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PasskeyCreation"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    removeStaffPasskey: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CurrentPasswordForm"];
            };
        };
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    startPasskeyStep: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffChallenge"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PasskeyRequest"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    answerWithPasskey: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffPasskeyAnswer"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AccessToken"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listCustomerOrders: {
        parameters: {
            query?: {
                /** @description Only older ones than this; the last of a page gives the next page. */
                before?: components["schemas"]["Id"];
                limit?: number;
            };
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
                /** @description nl, en, de or fr; anything else gives Dutch. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CustomerOrder"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listCustomerGiftCards: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
                /** @description nl, en, de or fr; anything else gives Dutch. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CustomerGiftCard"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listCustomerGiftCardMovements: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
                /** @description nl, en, de or fr; anything else gives Dutch. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CreditMovement"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listSubscriptionMovements: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
                /** @description nl, en, de or fr; anything else gives Dutch. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CreditMovement"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getReservation: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
                /** @description nl, en, de or fr; anything else gives Dutch. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The token that opens the reservation. Where it is needed its absence is answered by session_missing. */
                "X-Reservation-Session"?: components["parameters"]["ReservationSession"];
            };
            path: {
                slug: components["schemas"]["Slug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Reservation"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createReservation: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
                /** @description nl, en, de or fr; anything else gives Dutch. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The token that opens the reservation. Where it is needed its absence is answered by session_missing. */
                "X-Reservation-Session"?: components["parameters"]["ReservationSession"];
                /** @description One key per action of the visitor; the same key with the same body gives the same answer for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                slug: components["schemas"]["Slug"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReservationDraft"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Reservation"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    cancelReservation: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
                /** @description nl, en, de or fr; anything else gives Dutch. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The token that opens the reservation. Where it is needed its absence is answered by session_missing. */
                "X-Reservation-Session"?: components["parameters"]["ReservationSession"];
            };
            path: {
                slug: components["schemas"]["Slug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    renewReservation: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
                /** @description nl, en, de or fr; anything else gives Dutch. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The token that opens the reservation. Where it is needed its absence is answered by session_missing. */
                "X-Reservation-Session"?: components["parameters"]["ReservationSession"];
            };
            path: {
                slug: components["schemas"]["Slug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Reservation"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    prepareReservation: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
                /** @description nl, en, de or fr; anything else gives Dutch. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The token that opens the reservation. Where it is needed its absence is answered by session_missing. */
                "X-Reservation-Session"?: components["parameters"]["ReservationSession"];
            };
            path: {
                slug: components["schemas"]["Slug"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PrepareForm"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Reservation"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    addCheckin: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
                /** @description nl, en, de or fr; anything else gives Dutch. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The token that opens the reservation. Where it is needed its absence is answered by session_missing. */
                "X-Reservation-Session"?: components["parameters"]["ReservationSession"];
                /** @description One key per action of the visitor; the same key with the same body gives the same answer for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                slug: components["schemas"]["Slug"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CheckinAdd"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AddResult"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    addProduct: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
                /** @description nl, en, de or fr; anything else gives Dutch. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The token that opens the reservation. Where it is needed its absence is answered by session_missing. */
                "X-Reservation-Session"?: components["parameters"]["ReservationSession"];
                /** @description One key per action of the visitor; the same key with the same body gives the same answer for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                slug: components["schemas"]["Slug"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProductAdd"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AddResult"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    removeProduct: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
                /** @description nl, en, de or fr; anything else gives Dutch. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The token that opens the reservation. Where it is needed its absence is answered by session_missing. */
                "X-Reservation-Session"?: components["parameters"]["ReservationSession"];
            };
            path: {
                slug: components["schemas"]["Slug"];
                itemId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Reservation"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    addCollection: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
                /** @description nl, en, de or fr; anything else gives Dutch. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The token that opens the reservation. Where it is needed its absence is answered by session_missing. */
                "X-Reservation-Session"?: components["parameters"]["ReservationSession"];
                /** @description One key per action of the visitor; the same key with the same body gives the same answer for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                slug: components["schemas"]["Slug"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CollectionAdd"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AddResult"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    removeCollection: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
                /** @description nl, en, de or fr; anything else gives Dutch. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The token that opens the reservation. Where it is needed its absence is answered by session_missing. */
                "X-Reservation-Session"?: components["parameters"]["ReservationSession"];
            };
            path: {
                slug: components["schemas"]["Slug"];
                id: components["schemas"]["Id"];
                itemId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Reservation"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    addGiftCard: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
                /** @description nl, en, de or fr; anything else gives Dutch. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The token that opens the reservation. Where it is needed its absence is answered by session_missing. */
                "X-Reservation-Session"?: components["parameters"]["ReservationSession"];
                /** @description One key per action of the visitor; the same key with the same body gives the same answer for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                slug: components["schemas"]["Slug"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GiftCardAdd"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AddResult"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    changeCardMessage: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
                /** @description nl, en, de or fr; anything else gives Dutch. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The token that opens the reservation. Where it is needed its absence is answered by session_missing. */
                "X-Reservation-Session"?: components["parameters"]["ReservationSession"];
            };
            path: {
                slug: components["schemas"]["Slug"];
                itemId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CardMessage"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Reservation"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getComment: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
                /** @description nl, en, de or fr; anything else gives Dutch. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The token that opens the reservation. Where it is needed its absence is answered by session_missing. */
                "X-Reservation-Session"?: components["parameters"]["ReservationSession"];
            };
            path: {
                slug: components["schemas"]["Slug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ReservationComment"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    setComment: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
                /** @description nl, en, de or fr; anything else gives Dutch. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The token that opens the reservation. Where it is needed its absence is answered by session_missing. */
                "X-Reservation-Session"?: components["parameters"]["ReservationSession"];
            };
            path: {
                slug: components["schemas"]["Slug"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReservationComment"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ReservationComment"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    linkCustomer: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
                /** @description nl, en, de or fr; anything else gives Dutch. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The token that opens the reservation. Where it is needed its absence is answered by session_missing. */
                "X-Reservation-Session"?: components["parameters"]["ReservationSession"];
            };
            path: {
                slug: components["schemas"]["Slug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Reservation"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getReservationUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
                /** @description nl, en, de or fr; anything else gives Dutch. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The token that opens the reservation. Where it is needed its absence is answered by session_missing. */
                "X-Reservation-Session"?: components["parameters"]["ReservationSession"];
            };
            path: {
                slug: components["schemas"]["Slug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Customer"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    setReservationUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
                /** @description nl, en, de or fr; anything else gives Dutch. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The token that opens the reservation. Where it is needed its absence is answered by session_missing. */
                "X-Reservation-Session"?: components["parameters"]["ReservationSession"];
            };
            path: {
                slug: components["schemas"]["Slug"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CustomerForm"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Customer"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createProposals: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
                /** @description nl, en, de or fr; anything else gives Dutch. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The token that opens the reservation. Where it is needed its absence is answered by session_missing. */
                "X-Reservation-Session"?: components["parameters"]["ReservationSession"];
            };
            path: {
                slug: components["schemas"]["Slug"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProposalRequest"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Proposal"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    takeProposal: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
                /** @description nl, en, de or fr; anything else gives Dutch. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The token that opens the reservation. Where it is needed its absence is answered by session_missing. */
                "X-Reservation-Session"?: components["parameters"]["ReservationSession"];
                /** @description One key per action of the visitor; the same key with the same body gives the same answer for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                slug: components["schemas"]["Slug"];
                proposalId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AddResult"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getOwnBooking: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
                /** @description nl, en, de or fr; anything else gives Dutch. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                ref: components["schemas"]["SelfServiceRef"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["OwnBooking"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getOwnCalendar: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
                /** @description nl, en, de or fr; anything else gives Dutch. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                ref: components["schemas"]["SelfServiceRef"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": string;
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getOwnReceipt: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
                /** @description nl, en, de or fr; anything else gives Dutch. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                ref: components["schemas"]["SelfServiceRef"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    quoteChange: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
                /** @description nl, en, de or fr; anything else gives Dutch. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                ref: components["schemas"]["SelfServiceRef"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OwnChange"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ChangeQuote"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    applyChange: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
                /** @description nl, en, de or fr; anything else gives Dutch. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description One key per action of the visitor; the same key with the same body gives the same answer for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                ref: components["schemas"]["SelfServiceRef"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeOrder"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ChangeResult"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    acceptMoves: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
                /** @description nl, en, de or fr; anything else gives Dutch. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                ref: components["schemas"]["SelfServiceRef"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AcceptedMoves"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["OwnBooking"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listOwnDays: {
        parameters: {
            query: {
                from: components["schemas"]["LocalDate"];
                to: components["schemas"]["LocalDate"];
            };
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
                /** @description nl, en, de or fr; anything else gives Dutch. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                ref: components["schemas"]["SelfServiceRef"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["LocalDate"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listOwnDepartures: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
                /** @description nl, en, de or fr; anything else gives Dutch. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                ref: components["schemas"]["SelfServiceRef"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TimeOfDay"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listOwnTimes: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
                /** @description nl, en, de or fr; anything else gives Dutch. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                ref: components["schemas"]["SelfServiceRef"];
                date: components["schemas"]["LocalDate"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["OfferedTimes"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listOwnOptions: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
                /** @description nl, en, de or fr; anything else gives Dutch. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                ref: components["schemas"]["SelfServiceRef"];
                itemId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ItemOption"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listOwnStarts: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
                /** @description nl, en, de or fr; anything else gives Dutch. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                ref: components["schemas"]["SelfServiceRef"];
                itemId: components["schemas"]["Id"];
                productId: components["schemas"]["XplanId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["OwnStarts"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listPaymentMethods: {
        parameters: {
            query?: {
                /** @description What is to be paid, in cents; only methods that take it are given. */
                amount?: number;
            };
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
                /** @description nl, en, de or fr; anything else gives Dutch. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PaymentMethod"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getCardFields: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
                /** @description nl, en, de or fr; anything else gives Dutch. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CardFields"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    payOnLocation: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
                /** @description nl, en, de or fr; anything else gives Dutch. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The token that opens the reservation. Where it is needed its absence is answered by session_missing. */
                "X-Reservation-Session"?: components["parameters"]["ReservationSession"];
                /** @description One key per action of the visitor; the same key with the same body gives the same answer for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["OnLocationResult"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    redeemGiftCard: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
                /** @description nl, en, de or fr; anything else gives Dutch. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The token that opens the reservation. Where it is needed its absence is answered by session_missing. */
                "X-Reservation-Session"?: components["parameters"]["ReservationSession"];
                /** @description One key per action of the visitor; the same key with the same body gives the same answer for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CodeForm"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RedemptionResult"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    removeGiftCard: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
                /** @description nl, en, de or fr; anything else gives Dutch. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The token that opens the reservation. Where it is needed its absence is answered by session_missing. */
                "X-Reservation-Session"?: components["parameters"]["ReservationSession"];
            };
            path: {
                id: components["schemas"]["Id"];
                redemptionId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RedemptionResult"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    redeemVoucher: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
                /** @description nl, en, de or fr; anything else gives Dutch. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The token that opens the reservation. Where it is needed its absence is answered by session_missing. */
                "X-Reservation-Session"?: components["parameters"]["ReservationSession"];
                /** @description One key per action of the visitor; the same key with the same body gives the same answer for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CodeForm"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RedemptionResult"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    removeVoucher: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
                /** @description nl, en, de or fr; anything else gives Dutch. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The token that opens the reservation. Where it is needed its absence is answered by session_missing. */
                "X-Reservation-Session"?: components["parameters"]["ReservationSession"];
            };
            path: {
                id: components["schemas"]["Id"];
                redemptionId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RedemptionResult"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    applyPromoCode: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
                /** @description nl, en, de or fr; anything else gives Dutch. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The token that opens the reservation. Where it is needed its absence is answered by session_missing. */
                "X-Reservation-Session"?: components["parameters"]["ReservationSession"];
                /** @description One key per action of the visitor; the same key with the same body gives the same answer for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CodeForm"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RedemptionResult"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    removePromoCode: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
                /** @description nl, en, de or fr; anything else gives Dutch. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The token that opens the reservation. Where it is needed its absence is answered by session_missing. */
                "X-Reservation-Session"?: components["parameters"]["ReservationSession"];
            };
            path: {
                id: components["schemas"]["Id"];
                redemptionId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RedemptionResult"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listRedemptions: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
                /** @description nl, en, de or fr; anything else gives Dutch. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The token that opens the reservation. Where it is needed its absence is answered by session_missing. */
                "X-Reservation-Session"?: components["parameters"]["ReservationSession"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Redemption"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createPayment: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
                /** @description nl, en, de or fr; anything else gives Dutch. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The token that opens the reservation. Where it is needed its absence is answered by session_missing. */
                "X-Reservation-Session"?: components["parameters"]["ReservationSession"];
                /** @description One key per action of the visitor; the same key with the same body gives the same answer for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["schemas"]["Id"];
                method: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentForm"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PaymentStart"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getCheckoutResult: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
                /** @description nl, en, de or fr; anything else gives Dutch. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The token that opens the reservation. Where it is needed its absence is answered by session_missing. */
                "X-Reservation-Session"?: components["parameters"]["ReservationSession"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CheckoutResult"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getReceipt: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
                /** @description nl, en, de or fr; anything else gives Dutch. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The token that opens the reservation. Where it is needed its absence is answered by session_missing. */
                "X-Reservation-Session"?: components["parameters"]["ReservationSession"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getCheckoutCalendar: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
                /** @description nl, en, de or fr; anything else gives Dutch. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The token that opens the reservation. Where it is needed its absence is answered by session_missing. */
                "X-Reservation-Session"?: components["parameters"]["ReservationSession"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": string;
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listOrderDocuments: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
                /** @description nl, en, de or fr; anything else gives Dutch. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The token that opens the reservation. Where it is needed its absence is answered by session_missing. */
                "X-Reservation-Session"?: components["parameters"]["ReservationSession"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["OrderDocument"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getOrderDocument: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
                /** @description nl, en, de or fr; anything else gives Dutch. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description The token that opens the reservation. Where it is needed its absence is answered by session_missing. */
                "X-Reservation-Session"?: components["parameters"]["ReservationSession"];
            };
            path: {
                id: components["schemas"]["Id"];
                documentId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getPaymentLink: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
                /** @description nl, en, de or fr; anything else gives Dutch. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PaymentLink"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createPaymentLink: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
                /** @description One key per action of the visitor; the same key with the same body gives the same answer for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentLinkForm"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PaymentLinkCreated"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    startLinkPayment: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
                /** @description nl, en, de or fr; anything else gives Dutch. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["LinkPayment"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    checkGiftCardBalance: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
                /** @description nl, en, de or fr; anything else gives Dutch. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CodeForm"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["GiftCardBalance"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    paymentWebhook: {
        parameters: {
            query?: {
                venue?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["PaymentNotice"];
            };
        };
        responses: {
            /** @description Received. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getLive: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Live"];
                    };
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    getReady: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Ready"];
                    };
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getMetrics: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    getDocs: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    getFirstSteps: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["FirstSteps"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getGeneralSettings: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["GeneralSettings"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateGeneralSettings: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GeneralSettings"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["GeneralSettings"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getProductSettings: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ProductSettings"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateProductSettings: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProductSettings"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ProductSettings"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getPaymentSettings: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PaymentSettings"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updatePaymentSettings: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentSettings"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PaymentSettings"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getMailSettings: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["MailSettings"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateMailSettings: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MailSettings"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["MailSettings"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    previewMail: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MailDraft"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["MailPreview"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    sendTestMail: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MailDraft"];
            };
        };
        responses: {
            /** @description Ordered. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getLegalSettings: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["LegalSettings"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateLegalSettings: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LegalSettings"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["LegalSettings"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getLegalTexts: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
                /** @description nl, en, de or fr; anything else gives Dutch. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["LegalTexts"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    checkPaymentProvider: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PaymentProviderCheck"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getVenueSettings: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["VenueSettings"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateVenueSettings: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VenueSettings"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["VenueSettings"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getFlowDefinition: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["FlowDefinition"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    testFlow: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Made. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["FlowTest"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    publishFlow: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FlowVersion"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["FlowDefinition"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    discardFlowDraft: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FlowVersion"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["FlowDefinition"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getFlowParts: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["FlowParts"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getStartPage: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["StartPage"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listCategories: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CategorySummary"][];
                        meta: components["schemas"]["OrderMeta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createCategory: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CategoryForm"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Category"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    orderCategories: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderForm"];
            };
        };
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getCategory: {
        parameters: {
            query?: {
                include?: string;
                visible?: "all" | "visible";
            };
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Category"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateCategory: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CategoryUpdate"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Category"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteCategory: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    orderCategory: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderForm"];
            };
        };
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listProducts: {
        parameters: {
            query?: {
                /** @description Words to search for. */
                q?: components["parameters"]["Q"];
                /** @description field:value pairs separated by commas. */
                filter?: components["parameters"]["Filter"];
                /** @description A field; a leading minus sorts downwards. */
                sort?: components["parameters"]["Sort"];
                /** @description Where the page begins; `next` or `previous` of another one. Missing, it is the first. */
                cursor?: components["parameters"]["Cursor"];
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ProductRow"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    setProductVisibility: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VisibilityForm"];
            };
        };
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    exportProducts: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    importProducts: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImportForm"];
            };
        };
        responses: {
            /** @description What became of each line, or would become. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ImportResult"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    exportCatalogue: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Catalogue"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    importCatalogue: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CatalogueForm"];
            };
        };
        responses: {
            /** @description What became of each object in the order of the lists, or would become. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ImportResult"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createProduct: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProductForm"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ProductDefinition"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getProduct: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ProductDefinition"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateProduct: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProductUpdate"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ProductDefinition"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteProduct: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createCollection: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CollectionForm"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Collection"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getCollection: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Collection"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateCollection: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CollectionUpdate"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Collection"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteCollection: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createProductGroup: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProductGroupForm"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ProductGroup"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getProductGroup: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ProductGroup"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateProductGroup: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProductGroupUpdate"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ProductGroup"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteProductGroup: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getOpeningWeek: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["OpeningWeek"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateOpeningWeek: {
        parameters: {
            query?: {
                force?: boolean;
            };
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OpeningWeek"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["OpeningWeek"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listOpeningExceptions: {
        parameters: {
            query?: {
                /** @description Words to search for. */
                q?: components["parameters"]["Q"];
                /** @description field:value pairs separated by commas. */
                filter?: components["parameters"]["Filter"];
                /** @description A field; a leading minus sorts downwards. */
                sort?: components["parameters"]["Sort"];
                /** @description Where the page begins; `next` or `previous` of another one. Missing, it is the first. */
                cursor?: components["parameters"]["Cursor"];
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["OpeningException"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createOpeningException: {
        parameters: {
            query?: {
                force?: boolean;
            };
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OpeningExceptionForm"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["OpeningException"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    testDate: {
        parameters: {
            query?: {
                persons?: number;
            };
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
                /** @description nl, en, de or fr; anything else gives Dutch. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                date: components["schemas"]["LocalDate"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DateTest"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getOpeningException: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["OpeningException"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateOpeningException: {
        parameters: {
            query?: {
                force?: boolean;
            };
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OpeningExceptionUpdate"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["OpeningException"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteOpeningException: {
        parameters: {
            query?: {
                force?: boolean;
            };
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listMessages: {
        parameters: {
            query?: {
                /** @description Words to search for. */
                q?: components["parameters"]["Q"];
                /** @description field:value pairs separated by commas. */
                filter?: components["parameters"]["Filter"];
                /** @description A field; a leading minus sorts downwards. */
                sort?: components["parameters"]["Sort"];
                /** @description Where the page begins; `next` or `previous` of another one. Missing, it is the first. */
                cursor?: components["parameters"]["Cursor"];
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Message"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createMessage: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MessageForm"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getMessage: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateMessage: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MessageUpdate"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Message"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteMessage: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    uploadImage: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ImageUpload"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["UploadedImage"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listImages: {
        parameters: {
            query?: {
                /** @description Words to search for. */
                q?: components["parameters"]["Q"];
                /** @description field:value pairs separated by commas. */
                filter?: components["parameters"]["Filter"];
                /** @description A field; a leading minus sorts downwards. */
                sort?: components["parameters"]["Sort"];
                /** @description Where the page begins; `next` or `previous` of another one. Missing, it is the first. */
                cursor?: components["parameters"]["Cursor"];
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["UploadedImage"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getImage: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["UploadedImage"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateImage: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImageForm"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["UploadedImage"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteImage: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    loginStaff: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
                /** @description nl, en, de or fr; anything else gives Dutch. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginForm"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["StaffLogin"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    logoutStaff: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getStaffUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
                /** @description nl, en, de or fr; anything else gives Dutch. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CurrentStaffUser"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateStaffUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
                /** @description nl, en, de or fr; anything else gives Dutch. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffUserForm"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CurrentStaffUser"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateStaffRole: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
                /** @description nl, en, de or fr; anything else gives Dutch. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffRoleForm"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["StaffUser"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteStaffUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listStaffUsers: {
        parameters: {
            query?: {
                /** @description field:value pairs separated by commas. */
                filter?: components["parameters"]["Filter"];
                /** @description A field; a leading minus sorts downwards. */
                sort?: components["parameters"]["Sort"];
                /** @description Where the page begins; `next` or `previous` of another one. Missing, it is the first. */
                cursor?: components["parameters"]["Cursor"];
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
                /** @description nl, en, de or fr; anything else gives Dutch. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["StaffUser"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createInvite: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
                /** @description nl, en, de or fr; anything else gives Dutch. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InviteForm"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Invite"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listInvites: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
                /** @description nl, en, de or fr; anything else gives Dutch. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Invite"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteInvite: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    checkInvite: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
                /** @description nl, en, de or fr; anything else gives Dutch. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["InviteInfo"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    acceptInvite: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
                /** @description nl, en, de or fr; anything else gives Dutch. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InviteAcceptance"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AccessToken"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    requestStaffPasswordReset: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
                /** @description nl, en, de or fr; anything else gives Dutch. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailForm"];
            };
        };
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    checkStaffResetToken: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
                /** @description nl, en, de or fr; anything else gives Dutch. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ResetToken"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    resetStaffPassword: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
                /** @description nl, en, de or fr; anything else gives Dutch. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffPasswordForm"];
            };
        };
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    answerSecondFactor: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SecondFactorAnswer"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AccessToken"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    confirmStaffEmail: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfirmationForm"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ResetToken"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    suspendStaffUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
                /** @description nl, en, de or fr; anything else gives Dutch. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["StaffUser"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    resumeStaffUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
                /** @description nl, en, de or fr; anything else gives Dutch. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["StaffUser"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listSessionsOfStaffUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AccountSession"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    endSessionsOfStaffUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    endSessionOfStaffUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path: {
                id: components["schemas"]["Id"];
                sessionId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    removeSecondFactorOfStaffUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listStaffSessions: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AccountSession"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    endOtherStaffSessions: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordProof"];
            };
        };
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    endStaffSession: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordProof"];
            };
        };
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    startSecondFactor: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CurrentPasswordForm"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SecondFactorSecret"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    confirmSecondFactor: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SecondFactorCode"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RecoveryCodes"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    removeSecondFactor: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CurrentPasswordForm"];
            };
        };
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    renewRecoveryCodes: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CurrentPasswordForm"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RecoveryCodes"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listRoles: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
                /** @description nl, en, de or fr; anything else gives Dutch. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Role"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createRole: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RoleForm"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Role"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateRole: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RoleUpdate"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Role"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteRole: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    resendInvite: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
                /** @description nl, en, de or fr; anything else gives Dutch. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Invite"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    setUp: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetupForm"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AccessToken"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    checkSetup: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SetupInfo"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listResourceKinds: {
        parameters: {
            query?: {
                /** @description Words to search for. */
                q?: components["parameters"]["Q"];
                /** @description field:value pairs separated by commas. */
                filter?: components["parameters"]["Filter"];
                /** @description A field; a leading minus sorts downwards. */
                sort?: components["parameters"]["Sort"];
                /** @description Where the page begins; `next` or `previous` of another one. Missing, it is the first. */
                cursor?: components["parameters"]["Cursor"];
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ResourceKind"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createResourceKind: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResourceKindForm"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ResourceKind"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getResourceKind: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ResourceKind"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateResourceKind: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResourceKindUpdate"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ResourceKind"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteResourceKind: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listSkills: {
        parameters: {
            query?: {
                /** @description Words to search for. */
                q?: components["parameters"]["Q"];
                /** @description field:value pairs separated by commas. */
                filter?: components["parameters"]["Filter"];
                /** @description A field; a leading minus sorts downwards. */
                sort?: components["parameters"]["Sort"];
                /** @description Where the page begins; `next` or `previous` of another one. Missing, it is the first. */
                cursor?: components["parameters"]["Cursor"];
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Skill"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createSkill: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SkillForm"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Skill"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getSkill: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Skill"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateSkill: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SkillUpdate"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Skill"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteSkill: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listResources: {
        parameters: {
            query?: {
                /** @description field:value pairs separated by commas. */
                filter?: components["parameters"]["Filter"];
                /** @description A field; a leading minus sorts downwards. */
                sort?: components["parameters"]["Sort"];
                /** @description Where the page begins; `next` or `previous` of another one. Missing, it is the first. */
                cursor?: components["parameters"]["Cursor"];
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Resource"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createResource: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResourceForm"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Resource"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    orderResources: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResourceOrder"];
            };
        };
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getResource: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Resource"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateResource: {
        parameters: {
            query?: {
                force?: boolean;
            };
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResourceUpdate"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Resource"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteResource: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getRoster: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Roster"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateRoster: {
        parameters: {
            query?: {
                force?: boolean;
            };
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Roster"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Roster"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listRosterExceptions: {
        parameters: {
            query?: {
                /** @description field:value pairs separated by commas. */
                filter?: components["parameters"]["Filter"];
                /** @description A field; a leading minus sorts downwards. */
                sort?: components["parameters"]["Sort"];
                /** @description Where the page begins; `next` or `previous` of another one. Missing, it is the first. */
                cursor?: components["parameters"]["Cursor"];
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RosterException"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createRosterException: {
        parameters: {
            query?: {
                force?: boolean;
            };
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RosterExceptionForm"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RosterException"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getRosterException: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RosterException"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateRosterException: {
        parameters: {
            query?: {
                force?: boolean;
            };
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RosterExceptionUpdate"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RosterException"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteRosterException: {
        parameters: {
            query?: {
                force?: boolean;
            };
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listPools: {
        parameters: {
            query?: {
                /** @description Words to search for. */
                q?: components["parameters"]["Q"];
                /** @description field:value pairs separated by commas. */
                filter?: components["parameters"]["Filter"];
                /** @description A field; a leading minus sorts downwards. */
                sort?: components["parameters"]["Sort"];
                /** @description Where the page begins; `next` or `previous` of another one. Missing, it is the first. */
                cursor?: components["parameters"]["Cursor"];
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Pool"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createPool: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PoolForm"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Pool"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getPool: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Pool"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updatePool: {
        parameters: {
            query?: {
                force?: boolean;
            };
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PoolUpdate"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Pool"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deletePool: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listPoolExceptions: {
        parameters: {
            query?: {
                /** @description Words to search for. */
                q?: components["parameters"]["Q"];
                /** @description field:value pairs separated by commas. */
                filter?: components["parameters"]["Filter"];
                /** @description A field; a leading minus sorts downwards. */
                sort?: components["parameters"]["Sort"];
                /** @description Where the page begins; `next` or `previous` of another one. Missing, it is the first. */
                cursor?: components["parameters"]["Cursor"];
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PoolException"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createPoolException: {
        parameters: {
            query?: {
                force?: boolean;
            };
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PoolExceptionForm"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PoolException"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getPoolException: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PoolException"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updatePoolException: {
        parameters: {
            query?: {
                force?: boolean;
            };
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PoolExceptionUpdate"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PoolException"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deletePoolException: {
        parameters: {
            query?: {
                force?: boolean;
            };
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    previewPlanningChange: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlanningChange"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PlanningPreview"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getDayBoard: {
        parameters: {
            query?: {
                by?: "therapists" | "rooms" | "pools" | "guests";
            };
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path: {
                date: components["schemas"]["LocalDate"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DayBoard"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    streamDayBoard: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path: {
                date: components["schemas"]["LocalDate"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The stream. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    moveItem: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
                /** @description One key per action of the visitor; the same key with the same body gives the same answer for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                date: components["schemas"]["LocalDate"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MoveForm"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["MoveResult"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    swapItems: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
                /** @description One key per action of the visitor; the same key with the same body gives the same answer for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                date: components["schemas"]["LocalDate"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SwapForm"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SwapResult"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createBlockedTime: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
                /** @description One key per action of the visitor; the same key with the same body gives the same answer for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                date: components["schemas"]["LocalDate"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BlockedTimeForm"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["BlockedTimeResult"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateBlockedTime: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path: {
                date: components["schemas"]["LocalDate"];
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BlockedTimeUpdate"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["BlockedTimeResult"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteBlockedTime: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path: {
                date: components["schemas"]["LocalDate"];
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createRepairs: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path: {
                date: components["schemas"]["LocalDate"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Disruption"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RepairProposals"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    applyRepair: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
                /** @description One key per action of the visitor; the same key with the same body gives the same answer for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                date: components["schemas"]["LocalDate"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RepairOrder"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RepairResult"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createStaffReservation: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
                /** @description One key per action of the visitor; the same key with the same body gives the same answer for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffReservationForm"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["StaffReservation"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    quoteStaffReservation: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffReservationForm"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["StaffQuote"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getDeskOffers: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
                /** @description nl, en, de or fr; anything else gives Dutch. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                date: components["schemas"]["LocalDate"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DeskOffers"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listReservations: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DaysSearch"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ReservationRow"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getStaffReservation: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["StaffReservation"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateStaffReservation: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffReservationChange"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["StaffReservation"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    addStaffItem: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
                /** @description One key per action of the visitor; the same key with the same body gives the same answer for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffItemsForm"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["StaffReservation"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    quoteStaffItem: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffItemsForm"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["StaffQuote"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    removeStaffItem: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path: {
                id: components["schemas"]["Id"];
                itemId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["StaffReservation"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getChangeOptions: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
                /** @description nl, en, de or fr; anything else gives Dutch. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["StaffChangeOptions"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    applyStaffChange: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
                /** @description nl, en, de or fr; anything else gives Dutch. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description One key per action of the visitor; the same key with the same body gives the same answer for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffChangeOrder"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["StaffReservation"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    quoteStaffChange: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
                /** @description nl, en, de or fr; anything else gives Dutch. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffChange"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["StaffChangeQuote"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    checkInReservation: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
                /** @description One key per action of the visitor; the same key with the same body gives the same answer for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description How long before the request staff said it, as long as the server was away; the same key may come with another number. */
                "Seconds-Ago"?: components["parameters"]["SecondsAgo"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["StaffReservation"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    expectLater: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExpectedTimeForm"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["StaffReservation"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    markGuests: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
                /** @description One key per action of the visitor; the same key with the same body gives the same answer for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description How long before the request staff said it, as long as the server was away; the same key may come with another number. */
                "Seconds-Ago"?: components["parameters"]["SecondsAgo"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GuestMarks"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["GuestMarksResult"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    completeReservation: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
                /** @description One key per action of the visitor; the same key with the same body gives the same answer for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description How long before the request staff said it, as long as the server was away; the same key may come with another number. */
                "Seconds-Ago"?: components["parameters"]["SecondsAgo"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["StaffReservation"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    markNoShow: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
                /** @description One key per action of the visitor; the same key with the same body gives the same answer for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description How long before the request staff said it, as long as the server was away; the same key may come with another number. */
                "Seconds-Ago"?: components["parameters"]["SecondsAgo"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["StaffReservation"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    undoReservationState: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
                /** @description One key per action of the visitor; the same key with the same body gives the same answer for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description How long before the request staff said it, as long as the server was away; the same key may come with another number. */
                "Seconds-Ago"?: components["parameters"]["SecondsAgo"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["StaffReservation"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    cancelStaffReservation: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
                /** @description One key per action of the visitor; the same key with the same body gives the same answer for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CancelForm"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["StaffReservation"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    resendConfirmation: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    findReservationByNumber: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path: {
                number: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["StaffReservation"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listPayments: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DaysSearch"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Payment"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getPayment: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Payment"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    refreshPayment: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Payment"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listRefunds: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Refund"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createRefund: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
                /** @description One key per action of the visitor; the same key with the same body gives the same answer for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RefundForm"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Refund"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    sellAtDesk: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
                /** @description One key per action of the visitor; the same key with the same body gives the same answer for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeskSaleForm"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DeskSale"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listDeskSaleOffers: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DeskSaleOffers"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    recordDeskPayment: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
                /** @description One key per action of the visitor; the same key with the same body gives the same answer for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeskPaymentForm"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["LedgerEntry"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    refundAtDesk: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
                /** @description One key per action of the visitor; the same key with the same body gives the same answer for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeskRefundForm"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["LedgerEntry"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listDeskRedemptions: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Redemption"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    redeemAtDesk: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
                /** @description One key per action of the visitor; the same key with the same body gives the same answer for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeskCodeForm"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Redemption"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    quoteDeskCode: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
                /** @description nl, en, de or fr; anything else gives Dutch. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeskCodeForm"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DeskCredit"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    returnRedemption: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
                /** @description One key per action of the visitor; the same key with the same body gives the same answer for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                id: components["schemas"]["Id"];
                redemptionId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeskReturnForm"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Redemption"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getStaffReceipt: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    mailReceipt: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReceiptMailing"];
            };
        };
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listLedger: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DaysSearch"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["LedgerEntry"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getAudit: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Audit"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listAuditEntries: {
        parameters: {
            query?: {
                /** @description Only entries about this object, as kind:id. */
                object?: string;
                /** @description Only entries older than this one; the last of a page gives the next page. */
                before?: components["schemas"]["Id"];
                limit?: number;
            };
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AuditEntry"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    searchAuditEntries: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListSearch"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AuditEntry"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listDayCloses: {
        parameters: {
            query?: {
                /** @description field:value pairs separated by commas. */
                filter?: components["parameters"]["Filter"];
                /** @description A field; a leading minus sorts downwards. */
                sort?: components["parameters"]["Sort"];
                /** @description Where the page begins; `next` or `previous` of another one. Missing, it is the first. */
                cursor?: components["parameters"]["Cursor"];
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DayClose"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    closeDay: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
                /** @description One key per action of the visitor; the same key with the same body gives the same answer for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DayCloseForm"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DayClose"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getOpenDay: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["OpenDay"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getDayClose: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DayClose"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listPaymentExceptions: {
        parameters: {
            query?: {
                /** @description field:value pairs separated by commas. */
                filter?: components["parameters"]["Filter"];
                /** @description A field; a leading minus sorts downwards. */
                sort?: components["parameters"]["Sort"];
                /** @description Where the page begins; `next` or `previous` of another one. Missing, it is the first. */
                cursor?: components["parameters"]["Cursor"];
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PaymentException"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    resolvePaymentException: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentExceptionForm"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PaymentException"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    issueGiftCard: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
                /** @description One key per action of the visitor; the same key with the same body gives the same answer for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GiftCardIssue"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["GiftCardIssued"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listGiftCards: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListSearch"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["GiftCard"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getGiftCard: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["GiftCardDetails"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    blockGiftCard: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GiftCardBlock"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["GiftCard"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    correctGiftCard: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GiftCardCorrection"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["GiftCard"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    printGiftCard: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    mailGiftCard: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GiftCardMailing"];
            };
        };
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    issueGiftCardBatch: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
                /** @description One key per action of the visitor; the same key with the same body gives the same answer for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GiftCardBatchIssue"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["GiftCardBatch"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listGiftCardBatches: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListSearch"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["GiftCardBatch"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getGiftCardBatch: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["GiftCardBatch"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    printGiftCardBatch: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GiftCardBatchPrint"];
            };
        };
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    blockGiftCardBatch: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GiftCardBatchBlock"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["GiftCardBatchBlocked"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    exportGiftCardBatch: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listSubscriptions: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListSearch"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Subscription"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getSubscription: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SubscriptionDetails"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    blockSubscription: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubscriptionBlock"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Subscription"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createPromoCode: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PromoCodeForm"];
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PromoCode"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listPromoCodes: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListSearch"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PromoCode"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getPromoCode: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PromoCode"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updatePromoCode: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PromoCodeUpdate"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PromoCode"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deletePromoCode: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listCustomers: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListSearch"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CustomerSummary"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getCustomerDetails: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
                /** @description nl, en, de or fr; anything else gives Dutch. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CustomerDetails"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateCustomerByStaff: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CustomerForm"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Customer"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateCustomerNote: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CustomerNote"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CustomerNote"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    endSessionsOfCustomer: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    eraseCustomer: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordProof"];
            };
        };
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    exportCustomer: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
                /** @description nl, en, de or fr; anything else gives Dutch. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordProof"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PersonalDataExport"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getLikelyDoubles: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["LikelyDouble"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    mergeCustomers: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CustomerMerge"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Customer"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    previewCustomerMerge: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path: {
                id: components["schemas"]["Id"];
                otherId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CustomerMergePreview"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    correctSubscription: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path: {
                id: components["schemas"]["Id"];
                subscriptionId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubscriptionUse"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CustomerSubscription"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getSavedViews: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SavedViews"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateSavedViews: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SavedViews"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SavedViews"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    sendBulkMail: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
                /** @description One key per action of the visitor; the same key with the same body gives the same answer for 24 hours. */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BulkMailForm"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["BulkMailResult"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Unprocessable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    countBulkMail: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BulkMailQuestion"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["BulkMailCount"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    previewBulkMail: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BulkMailDraft"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["MailPreview"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listMails: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListSearch"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Mail"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    retryMail: {
        parameters: {
            query?: never;
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path: {
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Mail"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getOccupancy: {
        parameters: {
            query: {
                /** @description Days of the venue, both inclusive; 400 at most. */
                from: components["schemas"]["LocalDate"];
                to: components["schemas"]["LocalDate"];
            };
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Occupancy"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getRevenue: {
        parameters: {
            query: {
                /** @description Days of the venue, both inclusive; 400 at most. */
                from: components["schemas"]["LocalDate"];
                to: components["schemas"]["LocalDate"];
            };
            header?: {
                /** @description The venue. Always sent; without it or for an unknown venue the answer is app_tag_unknown. */
                "X-App-Tag"?: components["parameters"]["AppTag"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Revenue"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
}
