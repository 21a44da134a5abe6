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
        put?: never;
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
        /** All flows of the venue */
        get: operations["listFlows"];
        put?: never;
        post?: never;
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
        /** End this login */
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
        /** Change own details */
        put: operations["updateCustomer"];
        post?: never;
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
        /** Link the logged-in customer to the reservation */
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
        /** Up to three plans for the whole wish of a group */
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
        /** Where to pay by reference, or that it is paid */
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
        /** Database and migrations are ready */
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
        /** Figures of the process in the Prometheus text format */
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
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @enum {string} */
        ProblemCode: "validation_failed" | "app_tag_unknown" | "session_missing" | "unauthorized" | "login_failed" | "forbidden" | "not_found" | "reservation_not_found" | "reservation_expired" | "reservation_cancelled" | "reservation_confirmed" | "token_invalid" | "gift_card_invalid" | "reservation_exists" | "reservation_changed" | "user_missing" | "product_unavailable" | "product_duplicate" | "entry_duplicate" | "date_unavailable" | "times_unavailable" | "person_count_invalid" | "hold_limit_reached" | "payment_required" | "payment_in_progress" | "method_unknown" | "email_taken" | "version_conflict" | "in_use" | "idempotency_in_flight" | "payload_too_large" | "unsupported_media_type" | "idempotency_key_reused" | "image_invalid" | "too_many_requests" | "internal" | "not_implemented" | "payment_provider_unavailable" | "service_unavailable";
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
         * @description A day in the time zone of the venue.
         */
        LocalDate: string;
        /** @description A time of day in the time zone of the venue; 24:00 is the end of the day. */
        TimeOfDay: string;
        /**
         * Format: date-time
         * @description A moment, ISO 8601 in UTC.
         */
        Instant: string;
        /** @description HTML of the allow-list p br strong em ul ol li a h3 h4. */
        Html: string;
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
        Untranslated: ("name" | "description" | "checkoutText" | "checkoutConfirmTitle" | "text" | "optionName" | "alt")[];
        ImageSize: {
            url: components["schemas"]["Url"];
            width: number;
            height: number;
        };
        Image: {
            alt: string;
            sizes: components["schemas"]["ImageSize"][];
        };
        ListMeta: {
            total: number;
            page: number;
            pageSize: number;
        };
        /** @enum {string} */
        DateReason: "closed" | "full" | "past" | "beyond_horizon";
        ReservationChange: {
            /** @enum {string} */
            kind: "price_changed" | "no_longer_available";
            itemId: components["schemas"]["Id"];
            name: string;
            person: number;
            oldPrice: components["schemas"]["Cents"] | null;
            newPrice: components["schemas"]["Cents"] | null;
        };
        UsedBy: {
            /** @enum {string} */
            kind: "flow" | "product" | "category" | "collection" | "reservation" | "resource" | "roster" | "startSection";
            id: components["schemas"]["Id"];
            name: string;
        };
        GiftCardLimits: {
            min: components["schemas"]["Cents"];
            max: components["schemas"]["Cents"];
        };
        Swimware: {
            text: string;
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
            timeZone: string;
            languages: components["schemas"]["Language"][];
            theme: components["schemas"]["Theme"];
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
            description: components["schemas"]["Html"];
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
            description: components["schemas"]["Html"];
            image: components["schemas"]["Image"] | null;
            type: components["schemas"]["FlowType"];
            untranslated?: components["schemas"]["Untranslated"];
        };
        Flow: {
            id: components["schemas"]["Id"];
            slug: components["schemas"]["Slug"];
            name: string;
            description: components["schemas"]["Html"];
            image: components["schemas"]["Image"] | null;
            type: components["schemas"]["FlowType"];
            subFlows: components["schemas"]["SubFlow"][];
            checkinGroups: components["schemas"]["CheckinGroup"][];
            product: components["schemas"]["Product"] | null;
            checkoutType: components["schemas"]["CheckoutType"];
            config: {
                checkoutText: components["schemas"]["Html"];
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
            }[];
            untranslated?: components["schemas"]["Untranslated"];
        };
        StepEntry: {
            xplanId: components["schemas"]["XplanId"];
            name: string;
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
            duration: number | null;
        };
        CollectionPart: {
            xplanId: components["schemas"]["XplanId"];
            name: string;
            choice: number;
        };
        Product: {
            id: components["schemas"]["Id"];
            xplanId: components["schemas"]["XplanId"];
            objectType: components["schemas"]["ObjectType"];
            type: components["schemas"]["ProductType"];
            name: string;
            description: components["schemas"]["Html"];
            image: components["schemas"]["Image"] | null;
            price: components["schemas"]["Cents"];
            needsTimes: boolean;
            duration: number | null;
            options: components["schemas"]["ProductOption"][];
            products: components["schemas"]["CollectionPart"][];
            untranslated?: components["schemas"]["Untranslated"];
        };
        ScheduleDay: {
            price: components["schemas"]["Cents"];
        };
        Schedule: {
            [key: string]: components["schemas"]["ScheduleDay"];
        };
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
            messages: components["schemas"]["Html"][];
            scheduleMessage: string | null;
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
        PasswordForm: {
            password: components["schemas"]["Password"];
        };
        ResetToken: {
            email: components["schemas"]["Email"];
        };
        CustomerSubscription: {
            id: components["schemas"]["Id"];
            name: string;
            usableFrom: components["schemas"]["LocalDate"] | null;
            usableTo: components["schemas"]["LocalDate"] | null;
            used: number;
            amount: number;
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
        };
        /** @enum {string} */
        ReservationState: "hold" | "confirmed" | "checked_in" | "completed" | "expired" | "cancelled" | "no_show";
        ReservationNumber: string;
        PersonProductPart: {
            itemId: components["schemas"]["Id"];
            xplanId: components["schemas"]["XplanId"];
            name: string;
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
            name: string;
            price: components["schemas"]["Cents"];
            type: components["schemas"]["ProductType"];
            objectType: components["schemas"]["ObjectType"];
            checkinType: boolean;
            startTime: components["schemas"]["TimeOfDay"] | null;
            endTime: components["schemas"]["TimeOfDay"] | null;
            products?: components["schemas"]["PersonProductPart"][];
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
            total: components["schemas"]["Cents"];
            totalPayNow: components["schemas"]["Cents"];
            totalMustPayNow: components["schemas"]["Cents"];
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
        NotBookedReason: "unavailable" | "duplicate" | "entry_duplicate" | "closed" | "no_roster" | "no_room" | "pool_full" | "guest_busy" | "stay_too_short" | "past" | "beyond_horizon";
        Alternative: {
            /** @enum {string} */
            kind: "other_time" | "other_day" | "apart";
            date: components["schemas"]["LocalDate"];
            time: components["schemas"]["TimeOfDay"] | null;
            persons: number[];
        };
        NotBooked: {
            name: string;
            person: number;
            reason: components["schemas"]["NotBookedReason"];
            alternatives: components["schemas"]["Alternative"][];
        };
        AddResult: {
            reservation: components["schemas"]["Reservation"];
            notBookedProducts: components["schemas"]["NotBooked"][];
        };
        ProductAdd: {
            productId: components["schemas"]["XplanId"];
            /** @description Guest numbers from 1, or [-1] for all guests. */
            persons: number[];
            preferredTime?: components["schemas"]["TimeOfDay"] | null;
            quantity?: number;
        };
        CollectionAdd: {
            collectionId: components["schemas"]["XplanId"];
            productIds: components["schemas"]["XplanId"][];
            /** @description Guest numbers from 1, or [-1] for all guests. */
            persons: number[];
            preferredTime?: components["schemas"]["TimeOfDay"] | null;
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
        ReservationComment: {
            comment: string;
        };
        PrepareForm: {
            flowId: components["schemas"]["Id"];
        };
        WishItem: {
            person: number;
            productId: components["schemas"]["XplanId"];
            productIds?: components["schemas"]["XplanId"][];
            preferredTime?: components["schemas"]["TimeOfDay"] | null;
        };
        ProposalWish: {
            items: components["schemas"]["WishItem"][];
        };
        ProposalItem: {
            person: number;
            xplanId: components["schemas"]["XplanId"];
            name: string;
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
        PaymentMethod: {
            id: string;
            label: string;
        };
        PaymentForm: {
            cardToken?: string;
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
            startDate: components["schemas"]["LocalDate"];
            startTime: components["schemas"]["TimeOfDay"] | null;
            endTime: components["schemas"]["TimeOfDay"] | null;
            personCount: number;
            totalPaid: components["schemas"]["Cents"];
            totalPayLater: components["schemas"]["Cents"];
            email: components["schemas"]["Email"] | null;
            firstName: string | null;
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
            database: "embedded" | "postgres";
            migration: number;
            version: string;
        };
        ProblemError: {
            pointer: string;
            code: string;
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
        /** @description The present state does not allow it. */
        Conflict: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
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
        /** @description Too often; wait. */
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
        /** @description Not available yet. */
        NotImplemented: {
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
        /** @description nl, en, de or fr; anything else gives Dutch. */
        AcceptLanguage: string;
        /** @description Words to search for. */
        Q: string;
        /** @description field:value pairs separated by commas. */
        Filter: string;
        /** @description A field; a leading minus sorts downwards. */
        Sort: string;
        Page: number;
        PageSize: number;
    };
    requestBodies: never;
    headers: {
        /** @description Names this request in the log of the server. */
        RequestId: string;
        /** @description Whole seconds to wait. */
        RetryAfter: number;
    };
    pathItems: never;
}
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
    listFlows: {
        parameters: {
            query?: {
                /** @description Words to search for. */
                q?: components["parameters"]["Q"];
                /** @description field:value pairs separated by commas. */
                filter?: components["parameters"]["Filter"];
                /** @description A field; a leading minus sorts downwards. */
                sort?: components["parameters"]["Sort"];
                page?: components["parameters"]["Page"];
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
                        data: components["schemas"]["FlowSummary"][];
                        meta: components["schemas"]["ListMeta"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
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
            501: components["responses"]["NotImplemented"];
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
                "application/json": components["schemas"]["ProposalWish"];
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
            501: components["responses"]["NotImplemented"];
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
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listPaymentMethods: {
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
            501: components["responses"]["NotImplemented"];
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
            501: components["responses"]["NotImplemented"];
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
            501: components["responses"]["NotImplemented"];
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
            501: components["responses"]["NotImplemented"];
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
            501: components["responses"]["NotImplemented"];
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
            501: components["responses"]["NotImplemented"];
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
            501: components["responses"]["NotImplemented"];
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
            501: components["responses"]["NotImplemented"];
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
            501: components["responses"]["NotImplemented"];
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
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            501: components["responses"]["NotImplemented"];
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
            501: components["responses"]["NotImplemented"];
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
            501: components["responses"]["NotImplemented"];
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
            501: components["responses"]["NotImplemented"];
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
            501: components["responses"]["NotImplemented"];
        };
    };
}
